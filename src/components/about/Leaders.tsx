import { ABOUT_TEXTS } from '#texts/about';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import { personCloth } from '../ui/cloth-path.ts';
import { OwnPicture } from '../ui/OwnPicture.tsx';

/** Beside words hangs a small piece of a cloth. */
const WINDOWS = { small: '(width < 64rem)' };

interface LeadersProps {
  companyId: CompanyId;
  leaders: Sections['about']['leaders'];
}

/** Nothing where the brand names nobody. */
export function Leaders({ companyId, leaders: { entries } }: LeadersProps) {
  if (entries.length === 0) return null;
  return (
    <Section id="leaders" title={ABOUT_TEXTS.leaders} titled="head">
      <ul className="panel leaders">
        {entries.map(({ id, name, role, text, picture }) => (
          <li key={id}>
            <span className="leader-cloth cover">
              {picture ? (
                <OwnPicture picture={picture} sizes="(min-width: 64rem) 25rem, 17rem" />
              ) : (
                <Cloth path={personCloth(companyId, name)} windows={WINDOWS} />
              )}
            </span>
            <div>
              <h3>{name}</h3>
              <p className="leader-role">{role}</p>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
