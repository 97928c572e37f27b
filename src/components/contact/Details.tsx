import type { ReactNode } from 'react';
import type { BrandContent, SiteFacts } from '../../domain/brand-content.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';
import { courseTexts } from '../course/texts.ts';
import { backToMain } from '../page/navigation.ts';
import { phoneLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { contactTexts } from './texts.ts';

interface DetailsProps {
  companyId: CompanyId;
  content: BrandContent['contact'];
  site: SiteFacts;
}

/** How to reach the brand other than by the form. */
export function Details({ companyId, content, site }: DetailsProps) {
  const texts = contactTexts[companyId];
  const paths = pagePaths(companyId);
  const quickLinks = [
    { href: paths.courses, text: courseTexts[companyId].browse },
    { href: paths.about, text: `About ${COMPANIES[companyId].shortName}` },
    { href: '#faq-title', text: texts.faq },
    backToMain,
  ];
  return (
    <div className="contact-details">
      <dl className="contact-ways">
        <Way icon={icons.phone} name="Phone">
          <dd>
            <a className="nobreak" href={phoneLink(site.phone)}>
              {site.phone}
            </a>
          </dd>
        </Way>
        <Way icon={icons.mail} name="Email">
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </Way>
        <Way icon={icons.pin} name="Address">
          <dd>{content.address}</dd>
        </Way>
        {content.live_chat && (
          <Way icon={icons.chat} name="Live Chat">
            <dd className="contact-note">{content.live_chat}</dd>
          </Way>
        )}
      </dl>
      <section className="hours" aria-labelledby="hours-title">
        <h2 id="hours-title">
          Business Hours <small>({content.time_zone})</small>
        </h2>
        <dl>
          {content.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      {content.faq.length > 0 && (
        <nav className="quick-links" aria-labelledby="quick-links-title">
          <h2 id="quick-links-title">{texts.quickLinks}</h2>
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
    <dt>
      <Icon path={icon} />
      {name}
    </dt>
    {children}
  </div>
);
