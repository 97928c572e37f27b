import type { ReactNode } from 'react';
import { CONTACT_TEXTS } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';
import { callLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { LiveChat } from './LiveChat.tsx';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/** How to reach the brand other than by the form. */
export function Details({ sections }: { sections: Sections }) {
  const { details, hours } = sections.contact;
  const { facts } = sections.site;
  return (
    <div className="stack contact-details">
      <dl className="panel contact-ways">
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
      </dl>
      <LiveChat text={details.live_chat} className="panel" />
      <OpeningHours hours={hours} />
      <MapPlaceholder facts={facts} />
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
