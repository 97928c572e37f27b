import { CHANNEL_TEXTS } from '#texts/channels';
import {
  type About,
  type Channel,
  type ChannelKind,
  channelLink,
  channelName,
} from '../../domain/channel.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

const ICONS: Readonly<Record<ChannelKind, string>> = {
  phone: icons.phone,
  sms: icons.chat,
  whatsapp: icons.chat,
  viber: icons.chat,
  messenger: icons.chat,
  email: icons.mail,
  map: icons.pin,
};

interface ChannelsProps {
  channels: readonly Channel[];
  /** What a message is about. */
  about?: About;
}

/** Ways to reach the office, in its own order. Plain links: nobody else hears of the visit before one is followed. */
export const Channels = ({ channels, about }: ChannelsProps) => (
  <ul className="channels screen-only" aria-label={CHANNEL_TEXTS.title}>
    {channels.map((channel) => (
      <li key={channel.id}>
        <a className="panel" href={channelLink(channel, about)} rel="noopener">
          <Icon path={ICONS[channel.kind]} />
          {channelName(channel)}
        </a>
      </li>
    ))}
  </ul>
);
