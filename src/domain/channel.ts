import { z } from 'zod';
import { CHANNEL_FAULTS as faults, CHANNEL_TEXTS as texts } from '#texts/channels';
import type { FieldError } from './api-error.ts';
import { requiredChoice } from './fields/choice.ts';
import { entries } from './fields/nested.ts';
import { optionalText, requiredText } from './fields/text.ts';
import { PHONE_WAYS, parsePhone, phoneLink } from './phone.ts';
import type { Values } from './schema.ts';

/** Ways to reach the office, as it has put them: plain links, which load nothing. */

export const CHANNEL_KINDS = [...PHONE_WAYS, 'messenger', 'email', 'map'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

const VALUE_MAX = 2000;
const MESSENGER_NAME = /^[a-z\d.]{1,80}$/i;
const MESSENGER_ADDRESS =
  /^(?:https?:\/\/)?(?:www\.)?(?:m\.me|messenger\.com\/t|(?:m\.)?facebook\.com)\/([^/?#]+)\/?(?:[?#].*)?$/i;

/** The name of a page on Facebook, from the name or from an address of it. */
function messengerName(text: string): string | null {
  const name = (MESSENGER_ADDRESS.exec(text)?.[1] ?? text).replace(/^@/, '');
  return MESSENGER_NAME.test(name) ? name : null;
}
const emailSchema = z.email({ pattern: z.regexes.html5Email });
const webSchema = z.url({ protocol: /^https?$/ });
const matching = (schema: z.ZodType<string>) => (text: string) => schema.safeParse(text).data ?? null;

/** What is kept of the value that was typed; null where it is none. */
const READERS: Readonly<Record<ChannelKind, (text: string) => string | null>> = {
  phone: parsePhone,
  sms: parsePhone,
  whatsapp: parsePhone,
  viber: parsePhone,
  messenger: messengerName,
  email: matching(emailSchema),
  map: matching(webSchema),
};

const channelFields = {
  kind: requiredChoice(CHANNEL_KINDS, { label: 'What it is', names: texts.kinds }),
  value: requiredText({
    label: 'Number or address',
    help: 'A phone number, an email address, the name of a page on Messenger, or the address of a map.',
    max: VALUE_MAX,
  }),
  label: optionalText({ label: 'What it is called', help: 'Left empty, as above.', fallback: true, max: 40 }),
};
const list = entries(channelFields, {
  label: 'Ways to reach us',
  help: 'In the order in which visitors see them. Left empty, the page shows phone, email and map.',
  entry: 'Way',
  max: 8,
});
type Entries = z.output<typeof list.input>;

const faultOf = ({ kind, value }: Entries[number], place: number): FieldError[] =>
  READERS[kind](value) === null ? [{ field: `${place}.value`, msg: faults[kind] }] : [];

/** The ways to reach a brand. */
export const channelsFields = {
  entries: {
    ...list,
    input: list.input.transform((typed, context) =>
      typed.map((channel, place) => {
        for (const { field, msg } of faultOf(channel, place))
          context.addIssue({ code: 'custom', path: field.split('.'), message: msg });
        return { ...channel, value: READERS[channel.kind](channel.value) ?? channel.value };
      }),
    ),
  },
};
export type Channel = Values<typeof channelsFields>['entries'][number];

/** What a message from a page is about. */
export interface About {
  title: string;
  /** Of the page, with the site's. */
  address: string;
}

const query = (parts: Readonly<Record<string, string>>): string => {
  // Not URLSearchParams: mail and message programs show its "+" for what it is.
  const pairs = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** Where a way leads. What it is about is filled in where the way can carry it. */
export function channelLink({ kind, value }: Pick<Channel, 'kind' | 'value'>, about?: About): string {
  const message = about && texts.message(about.title, about.address);
  const text = (name: string): Record<string, string> => (message ? { [name]: message } : {});
  switch (kind) {
    case 'phone':
    case 'sms':
    case 'whatsapp':
    case 'viber':
      return phoneLink(kind, value, message);
    case 'messenger':
      return `https://m.me/${value}${query(text('text'))}`;
    case 'email':
      return `mailto:${mailbox(value)}${query(about ? { subject: texts.subject(about.title), ...text('body') } : {})}`;
    case 'map':
      return value;
  }
}

/** What would end the address in a link is written by its code. */
const mailbox = (address: string): string => encodeURIComponent(address).replaceAll('%40', '@');

export const channelName = ({ kind, label }: Pick<Channel, 'kind' | 'label'>): string =>
  label || texts.kinds[kind];
