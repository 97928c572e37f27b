import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { MAIL_FAULT_TEXTS } from '#texts/notices';
import { site } from '../../content/site.ts';
import { isThisMachine } from '../network.ts';
import { excludeFromDeadline } from '../request-scope.ts';
import { ANSWER_MS, CONNECT_MS, WHOLE_MS } from './deadlines.ts';
import { target } from './settings.ts';

/** What a mail says beside who sends it, which is always us. */
export interface Mail {
  /** Names the mail, so that one that came twice is known. The domain is added. */
  name: string;
  to: readonly string[];
  /** A visitor, or an address of ours. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Who wrote it; left out, the site by itself. */
  written?: 'by itself, as a reply' | 'by a person';
}

export interface Outcome {
  /** The addresses that the server took it for. */
  told: readonly string[];
  /** Why not for all of them, in words for people. */
  reason: string | null;
  /** What the server said. */
  said: string;
}

/** By which our mails and their sender's machine are named. */
const HOST = new URL(site.url).hostname;

/** Sends a mail, or says why it could not be sent. Never throws. */
export async function post(mail: Mail): Promise<Outcome> {
  const to = target();
  if ('off' in to) return { told: [], reason: to.off, said: '' };
  const options: SendMailOptions = {
    messageId: `<${mail.name}@${HOST}>`,
    from: to.from,
    // Not as text, in which a comma or a bracket would make another address of it.
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo && { replyTo: { ...mail.replyTo, name: oneLine(mail.replyTo.name) } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    // No holiday notice answers what nobody wrote.
    ...(mail.written !== 'by a person' && {
      headers: { 'Auto-Submitted': mail.written ? 'auto-replied' : 'auto-generated' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return excludeFromDeadline(() =>
    'url' in to ? toServer(to.url, mail.to, options) : toFolder(to.folder, options),
  );
}

/** A line end in a header would begin another one. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

async function toServer(address: string, to: readonly string[], options: SendMailOptions): Promise<Outcome> {
  const url = URL.parse(address);
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    return { told: [], reason: MAIL_FAULT_TEXTS.address, said: '' };
  const secrets = [url.password, decodeURIComponent(url.password)].filter(Boolean);
  const clean = (said: string) =>
    oneLine(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), said)).slice(0, 300);
  const transport = createTransport({
    url: address,
    name: HOST,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // A password is never sent in clear, except to this very machine.
    requireTLS: !isThisMachine(url.hostname),
  });
  try {
    const signal = AbortSignal.timeout(WHOLE_MS);
    const { rejected, rejectedErrors, response } = await transport.sendMail({ ...options, signal });
    const [refusal] = rejectedErrors ?? [];
    const refused = new Set(rejected.map((address) => address.toLowerCase()));
    const told = to.filter((address) => !refused.has(address.toLowerCase()));
    return { told, reason: refusal ? reasonOf(refusal, clean) : null, said: clean(response) };
  } catch (error) {
    return { told: [], reason: reasonOf(error, clean), said: clean(Object(error).response ?? '') };
  } finally {
    transport.close();
  }
}

/** By the code that the library gives an error. */
const FAULTS: Readonly<Record<string, string>> = {
  EAUTH: MAIL_FAULT_TEXTS.password,
  ENOAUTH: MAIL_FAULT_TEXTS.password,
  EDNS: MAIL_FAULT_TEXTS.unknownHost,
  ETIMEDOUT: MAIL_FAULT_TEXTS.slow,
  EABORT: MAIL_FAULT_TEXTS.slow,
  ETLS: MAIL_FAULT_TEXTS.encryption,
  EENVELOPE: MAIL_FAULT_TEXTS.recipient,
  EMESSAGE: MAIL_FAULT_TEXTS.message,
};

function reasonOf(error: unknown, clean: (said: string) => string): string {
  const { code, response, message } = Object(error);
  const isOfEncryption = /\b(?:ssl|tls|certificate)\b/i.test(String(message));
  const known = FAULTS[code] ?? (isOfEncryption ? MAIL_FAULT_TEXTS.encryption : undefined);
  const fault = known ?? MAIL_FAULT_TEXTS.unreachable;
  const said = clean(String(response || (known ? '' : message) || ''));
  return said ? MAIL_FAULT_TEXTS.said(fault, said) : fault;
}

/** Where no server is named, on one machine: mails can be looked at, and go nowhere. */
async function toFolder(folder: string, options: SendMailOptions): Promise<Outcome> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message, envelope, messageId } = await transport.sendMail(options);
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${messageId.slice(1, -1)}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, message as Buffer, { mode: 0o600 });
  console.log(
    `\nMail to ${envelope.to.join(', ')}, kept as ${file}\n${options.subject}\n\n${options.text}\n`,
  );
  return { told: envelope.to, reason: null, said: file };
}
