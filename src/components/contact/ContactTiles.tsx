import { CONTACT_TEXTS } from '#texts/contact';
import type { SiteFacts } from '../../domain/brand-content.ts';
import { phoneLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

/** On a phone, ahead of the form: the ways that need no typing. */
export const ContactTiles = ({ site }: { site: SiteFacts }) => (
  <ul className="contact-tiles screen-only">
    {[
      { href: phoneLink(site.phone), text: CONTACT_TEXTS.call, icon: icons.phone },
      { href: `mailto:${site.email}`, text: CONTACT_TEXTS.mail, icon: icons.mail },
      { href: site.map_url, text: CONTACT_TEXTS.map, icon: icons.pin },
    ].map(({ href, text, icon }) => (
      <li key={text}>
        <a className="panel" href={href} rel="noopener">
          <Icon path={icon} />
          {text}
        </a>
      </li>
    ))}
  </ul>
);
