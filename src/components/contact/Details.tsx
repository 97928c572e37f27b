import type { ReactNode } from 'react';
import { CONTACT_TEXTS } from '#texts/contact';
import { brands } from '../../content/brands.ts';
import type { BrandContent, SiteFacts } from '../../domain/brand-content.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';
import { backToMain } from '../page/navigation.ts';
import { phoneLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

interface DetailsProps {
  companyId: CompanyId;
  content: BrandContent['contact'];
  site: SiteFacts;
}

/** How to reach the brand other than by the form. */
export function Details({ companyId, content, site }: DetailsProps) {
  const paths = pagePaths(companyId);
  const quickLinks = [
    { href: paths.courses, text: brands[companyId].words.course.browse },
    { href: paths.about, text: CONTACT_TEXTS.about(COMPANIES[companyId].shortName) },
    { href: '#faq-title', text: CONTACT_TEXTS.faq },
    backToMain,
  ];
  return (
    <div className="stack contact-details">
      <dl className="stack contact-ways">
        <Way icon={icons.phone} name={CONTACT_TEXTS.phone}>
          <dd>
            <a className="nobreak" href={phoneLink(site.phone)}>
              {site.phone}
            </a>
          </dd>
        </Way>
        <Way icon={icons.mail} name={CONTACT_TEXTS.email}>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </Way>
        <Way icon={icons.pin} name={CONTACT_TEXTS.address}>
          <dd>{content.address}</dd>
        </Way>
        {content.live_chat && (
          <Way icon={icons.chat} name={CONTACT_TEXTS.liveChat}>
            <dd className="contact-note">{content.live_chat}</dd>
          </Way>
        )}
      </dl>
      <section aria-labelledby="hours-title">
        <h2 id="hours-title">
          {CONTACT_TEXTS.hours} <small className="muted small">({content.time_zone})</small>
        </h2>
        <dl className="facts">
          {content.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      {content.faq.length > 0 && (
        <nav className="links screen-only" aria-labelledby="quick-links-title">
          <h2 id="quick-links-title">{CONTACT_TEXTS.quickLinks}</h2>
          <ul>
            {quickLinks.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const Way = ({ icon, name, children }: { icon: string; name: string; children: ReactNode }) => (
  <div>
    <dt className="row muted small">
      <Icon path={icon} />
      {name}
    </dt>
    {children}
  </div>
);
