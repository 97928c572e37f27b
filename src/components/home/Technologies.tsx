import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { MARKS_PATH, TECHNOLOGIES } from './technologies.ts';

/** Nothing where the brand names no technologies. */
export function Technologies({
  technologies: { entries },
  words,
}: Pick<Sections['home'], 'technologies' | 'words'>) {
  if (entries.length === 0) return null;
  return (
    <Section id="technologies" title={words.technologies} titled="head">
      <ul className="technologies">
        {entries.map(({ id, text: name }) => (
          <li key={id}>
            {TECHNOLOGIES[name] ? (
              <svg aria-hidden="true">
                <use href={`${MARKS_PATH}#${TECHNOLOGIES[name]}`} />
              </svg>
            ) : (
              <Icon path={icons.school} />
            )}
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
