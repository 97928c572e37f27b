import { ABOUT_TEXTS } from '#texts/about';
import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Section } from '../page/Section.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import { personCloth } from '../ui/cloth-path.ts';

interface LeadersProps {
  companyId: CompanyId;
  content: BrandContent['about'];
}

/** Nothing where the brand names nobody. */
export function Leaders({ companyId, content }: LeadersProps) {
  if (content.leaders.length === 0) return null;
  return (
    <Section id="leaders" title={ABOUT_TEXTS.leaders} titled="head">
      <ul className="leaders">
        {content.leaders.map(({ name, role, text }) => (
          <li key={name}>
            <span className="leader-cloth cover">
              <Cloth path={personCloth(companyId, name)} />
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
