import { CONTACT_TEXTS } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';

/** What the office says of its live chat, and where that is. Null where it has none; without an address it leads nowhere. */
export const chatOf = ({ live_chat, live_chat_url }: Sections['contact']['details']) =>
  live_chat || live_chat_url
    ? { value: live_chat || CONTACT_TEXTS.openChat, href: live_chat_url || undefined }
    : null;
