import { CONTACT_TEXTS } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';
import { callLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

interface ContactTilesProps {
  facts: Sections['site']['facts'];
  details: Sections['contact']['details'];
}

/** Ahead of the form, where nothing stands beside it: the ways that need no typing, each with where it leads. The chat leads nowhere. */
export const ContactTiles = ({ facts, details }: ContactTilesProps) => (
  <ul className="panel contact-ways contact-tiles screen-only">
    {[
      { href: callLink(facts.phone), text: CONTACT_TEXTS.call, value: facts.phone, icon: icons.phone },
      { href: `mailto:${facts.email}`, text: CONTACT_TEXTS.mail, value: facts.email, icon: icons.mail },
      { href: facts.map_url, text: CONTACT_TEXTS.map, value: townOf(details.address), icon: icons.pin },
    ].map(({ href, text, value, icon }) => (
      <li key={text}>
        <a className={href.startsWith('tel:') ? 'nobreak' : undefined} href={href}>
          <div className="muted small">
            <Icon path={icon} />
            {text}
          </div>
          {value}
        </a>
      </li>
    ))}
    {details.live_chat && (
      <li>
        <div className="muted small">
          <Icon path={icons.chat} />
          {CONTACT_TEXTS.liveChat}
        </div>
        {details.live_chat}
      </li>
    )}
  </ul>
);

/** An address without the district and the country, which a line has no room for. */
const townOf = (address: string) => address.split(',').slice(0, 2).join(',');
