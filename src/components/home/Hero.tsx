import { brands } from '../../content/brands.ts';
import type { Theme } from '../../domain/brand.ts';
import type { BrandContent, SiteFacts } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { Weave } from '../ui/Weave.tsx';
import { INSTITUTE_CLOTH } from '../ui/weave.ts';
import { Loom } from './Loom.tsx';

interface HeroProps {
  companyId: CompanyId;
  content: BrandContent['home'];
  site: SiteFacts;
  theme: Theme;
}

export function Hero({ companyId, content, site, theme }: HeroProps) {
  const texts = brands[companyId].words.home;
  const paths = pagePaths(companyId);
  return (
    <section className="hero">
      <div className="hero-text">
        {content.badge && <p className="hero-badge">{content.badge}</p>}
        <h1>{content.title}</h1>
        <p className="hero-subtitle">{content.subtitle}</p>
        <p className="hero-description lead muted">{content.description}</p>
        <ul className="hero-facts small">
          {content.taught && (
            <li className="row">
              <Icon path={icons.school} />
              {content.taught}
            </li>
          )}
          <li className="row">
            <Icon path={icons.pin} />
            {site.address}
          </li>
        </ul>
        <p className="actions">
          <a className="button button-large" href={paths.courses}>
            {texts.explore}
          </a>
          <a className="button button-quiet button-large" href={paths.about}>
            {texts.learnMore}
            <span className="visually-hidden"> {texts.learnMoreOf}</span>
          </a>
        </p>
      </div>
      <div className="hero-art screen-only" aria-hidden="true">
        {theme === 'code' ? (
          <Loom technologies={content.technologies} />
        ) : (
          <Weave id="institute" cloth={INSTITUTE_CLOTH} columns={9} rows={3} />
        )}
      </div>
    </section>
  );
}
