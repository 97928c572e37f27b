import { brands } from '../../content/brands.ts';
import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Section } from '../page/Section.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import marksUrl from './technologies.svg?url';
import { TECHNOLOGIES } from './technologies.ts';

/** Nothing where the brand names no technologies. */
export function Technologies({
  companyId,
  content,
}: {
  companyId: CompanyId;
  content: BrandContent['home'];
}) {
  if (content.technologies.length === 0) return null;
  return (
    <Section id="technologies" title={brands[companyId].words.home.technologies} titled="head">
      <ul className="technologies">
        {content.technologies.map((name) => (
          <li key={name}>
            {TECHNOLOGIES[name] ? (
              <svg className="technology-mark" aria-hidden="true">
                <use href={`${marksUrl}#${TECHNOLOGIES[name]}`} />
              </svg>
            ) : (
              <Icon path={icons.school} />
            )}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
