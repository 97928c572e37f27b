import { ABOUT_TEXTS } from '#texts/about';
import type { BrandContent } from '../../domain/brand-content.ts';
import { Section } from '../page/Section.tsx';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/** Nothing where the brand names nobody. */
export function Leaders({ content }: { content: BrandContent['about'] }) {
  if (content.leaders.length === 0) return null;
  return (
    <Section id="leaders" title={ABOUT_TEXTS.leaders} titled="head">
      <ul className="leaders">
        {content.leaders.map(({ name, role, text }) => (
          <li key={name}>
            <span className="leader-initials" aria-hidden="true">
              {initials(name)}
            </span>
            <h3>{name}</h3>
            <p className="leader-role">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
