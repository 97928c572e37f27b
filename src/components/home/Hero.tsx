import type { Theme } from '../../domain/brand.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { HousePattern } from '../ui/HousePattern.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { OwnPicture } from '../ui/OwnPicture.tsx';
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
      {hero.picture ? (
        <div className="hero-art hero-picture cover">
          <OwnPicture
            picture={hero.picture}
            sizes="(min-width: 64rem) 50vw, (min-width: 40rem) 32vw, 100vw"
            eager
          />
        </div>
      ) : (
        <div className="hero-art screen-only" aria-hidden="true">
          {theme === 'code' ? (
            <Loom technologies={home.technologies} />
          ) : (
            <HousePattern columns={9} rows={6} from="start" />
          )}
        </div>
      )}
    </section>
  );
}
