import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { aboutTexts } from './texts.ts';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/** Nothing where the brand names nobody. */
export function Leaders({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  if (!content.leaders) return null;
  return (
    <section className="section" aria-labelledby="leaders-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="leaders-title">{aboutTexts[companyId].leaders}</h2>
        </div>
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
      </div>
    </section>
  );
}
