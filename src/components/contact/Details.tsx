import type { ReactNode } from 'react';
import { CONTACT_TEXTS } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';
import { callLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { chatOf } from './chat.ts';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/** How to reach the brand other than by the form. */
export function Details({ sections }: { sections: Sections }) {
  const { details, hours } = sections.contact;
  const { facts } = sections.site;
  const chat = chatOf(details);
  return (
    <div className="panel stack contact-details">
      <dl className="contact-ways">
        <Way icon={icons.phone} name={CONTACT_TEXTS.phone}>
          <dd>
            <a className="nobreak" href={callLink(facts.phone)}>
              {facts.phone}
            </a>
          </dd>
        </Way>
        <Way icon={icons.mail} name={CONTACT_TEXTS.email}>
          <dd>
            <a href={`mailto:${facts.email}`}>{facts.email}</a>
          </dd>
        </Way>
        <Way icon={icons.pin} name={CONTACT_TEXTS.address}>
          <dd>
            <a href={facts.map_url}>{details.address}</a>
          </dd>
        </Way>
        {chat && (
          <Way icon={icons.chat} name={CONTACT_TEXTS.liveChat}>
            <dd>{chat.href ? <a href={chat.href}>{chat.value}</a> : chat.value}</dd>
          </Way>
        )}
      </dl>
      <OpeningHours hours={hours} />
      <MapPlaceholder facts={facts} />
    </div>
  );
}

interface WayProps {
  icon: string;
  name: string;
  children: ReactNode;
}

const Way = ({ icon, name, children }: WayProps) => (
  <div>
    <dt className="muted small">
      <Icon path={icon} />
      {name}
    </dt>
    {children}
  </div>
);
