import type { Theme } from '../../domain/brand.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { Weave } from '../ui/Weave.tsx';
import { INSTITUTE_CLOTH } from '../ui/weave.ts';
import { Loom } from './Loom.tsx';

interface HeroProps {
  companyId: CompanyId;
  sections: Sections;
  theme: Theme;
}

export function Hero({ companyId, sections: { home, site }, theme }: HeroProps) {
  const { hero, words } = home;
  const paths = pagePaths(companyId);
  return (
    <section className="hero">
      <div className="hero-text">
        {hero.badge && <p className="hero-badge">{hero.badge}</p>}
        <h1>{hero.title}</h1>
        <p className="hero-subtitle">{hero.subtitle}</p>
        <p className="hero-description lead muted">{hero.description}</p>
        <ul className="hero-facts small">
          {hero.taught && (
            <li className="row">
              <Icon path={icons.school} />
              {hero.taught}
            </li>
          )}
          <li className="row">
            <Icon path={icons.pin} />
            {site.facts.address}
          </li>
        </ul>
        <p className="actions">
          <a className="button button-large" href={paths.courses}>
            {words.explore}
          </a>
          <a className="button button-quiet button-large" href={paths.about}>
            {words.learnMore}
            <span className="visually-hidden"> {words.learnMoreOf}</span>
          </a>
        </p>
      </div>
      <div className="hero-art screen-only" aria-hidden="true">
        {theme === 'code' ? (
          <Loom technologies={home.technologies} />
        ) : (
          <Weave id="institute" cloth={INSTITUTE_CLOTH} columns={9} rows={3} />
        )}
      </div>
    </section>
  );
}
