import { CONTACT_TEXTS } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';
import { callLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

/** On a phone, ahead of the form: the ways that need no typing. */
export const ContactTiles = ({ facts }: { facts: Sections['site']['facts'] }) => (
  <ul className="contact-tiles screen-only">
    {[
      { href: callLink(facts.phone), text: CONTACT_TEXTS.call, icon: icons.phone },
      { href: `mailto:${facts.email}`, text: CONTACT_TEXTS.mail, icon: icons.mail },
      { href: facts.map_url, text: CONTACT_TEXTS.map, icon: icons.pin },
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
