import { CONTACT_TEXTS } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';
import { callLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { chatOf } from './chat.ts';

interface ContactTilesProps {
  facts: Sections['site']['facts'];
  details: Sections['contact']['details'];
}

/** Ahead of the form, where nothing stands beside it: the ways that need no typing, each with where it leads. */
export const ContactTiles = ({ facts, details }: ContactTilesProps) => {
  const chat = chatOf(details);
  return (
    <ul className="panel contact-ways contact-tiles screen-only">
      <Tile name={CONTACT_TEXTS.call} value={facts.phone} href={callLink(facts.phone)} icon={icons.phone} />
      <Tile name={CONTACT_TEXTS.mail} value={facts.email} href={`mailto:${facts.email}`} icon={icons.mail} />
      <Tile name={CONTACT_TEXTS.map} value={townOf(details.address)} href={facts.map_url} icon={icons.pin} />
      {chat && <Tile name={CONTACT_TEXTS.liveChat} icon={icons.chat} {...chat} />}
    </ul>
  );
};

interface TileProps {
  name: string;
  value: string;
  href: string | undefined;
  icon: string;
}

function Tile({ name, value, href, icon }: TileProps) {
  const way = (
    <>
      <div className="muted small">
        <Icon path={icon} />
        {name}
      </div>
      {value}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        way
      ) : (
        <a className={href.startsWith('tel:') ? 'nobreak' : undefined} href={href}>
          {way}
        </a>
      )}
    </li>
  );
}

/** An address without the district and the country, which a line has no room for. */
const townOf = (address: string) => address.split(',').slice(0, 2).join(',');
