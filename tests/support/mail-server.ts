import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What goes wrong with one exchange. `after DATA`: the whole mail has come, and nobody hears of it. */
export type MailFault =
  | 'no greeting'
  | 'wrong password'
  | '4xx at the address'
  | '5xx at the address'
  | '4xx at the mail'
  | '5xx at the mail'
  | 'drop after DATA'
  | 'hang after DATA'
  | 'slow';

export interface TakenMail {
  id: string;
  to: string[];
  raw: string;
  /** A header as it was sent, unfolded. */
  header(name: string): string | undefined;
  /** The same as a person reads it. */
  subject: string;
  text: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** All mails that have come to their end, whether the sender heard of it or not. */
  taken: TakenMail[];
  /** Decides what becomes of each connection. */
  fault: (connection: number) => MailFault | undefined;
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** How long a slow server takes for one step: within the time that a sender waits. */
const SLOW_MS = 100;

const quoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** RFC 2047, as far as our mails use it. */
const decoded = (text: string) =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_, way, word) =>
      way === 'B' ? Buffer.from(word, 'base64').toString('utf8') : quoted(word.replaceAll('_', ' ')),
    );

function parse(raw: string, to: string[]): TakenMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2);
  const body = raw.slice(end + 4);
  const encoding = header('content-transfer-encoding');
  const text =
    encoding === 'quoted-printable'
      ? quoted(body.replaceAll('=\r\n', ''))
      : Buffer.from(body, encoding === 'base64' ? 'base64' : 'utf8').toString('utf8');
  return { id: header('message-id') ?? '', to, raw, header, subject: decoded(header('subject') ?? ''), text };
}

/** A mail server on a socket of this machine, which asks for the password "secret". */
export async function startMailServer(more: SMTPServerOptions = {}): Promise<MailServer> {
  let connections = 0;
  let port = 0;
  const faults = new Map<string, MailFault | undefined>();
  const mails: MailServer = { url: '', taken: [], fault: () => undefined, stop, start };
  const is = ({ id }: { id: string }, fault: MailFault) => faults.get(id) === fault;
  let server: SMTPServer;

  async function start() {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      closeTimeout: 1,
      logger: false,
      disableReverseLookup: true,
      onConnect(session, done) {
        faults.set(session.id, mails.fault(connections++));
        if (is(session, 'no greeting')) return;
        if (is(session, 'slow')) setTimeout(done, SLOW_MS);
        else done();
      },
      onAuth({ password }, session, done) {
        const isRight = password === 'secret' && !is(session, 'wrong password');
        if (isRight) done(null, { user: 'office' });
        else done(refusal(535, 'Authentication credentials invalid'));
      },
      onRcptTo(_, session, done) {
        if (is(session, '4xx at the address')) done(refusal(450, 'Mailbox busy'));
        else if (is(session, '5xx at the address')) done(refusal(550, 'No such user here'));
        else done();
      },
      async onData(stream, session, done) {
        // A sender that was killed comes to no end.
        const raw = await text(stream).catch(() => null);
        if (raw === null) return;
        if (is(session, '4xx at the mail')) return done(refusal(451, 'Try again later'));
        if (is(session, '5xx at the mail')) return done(refusal(554, 'Looks like spam to us'));
        mails.taken.push(
          parse(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        if (is(session, 'hang after DATA')) return;
        if (is(session, 'drop after DATA')) return cut(session.id);
        if (is(session, 'slow')) setTimeout(done, SLOW_MS);
        else done();
      },
      ...more,
    });
    // A sender that goes away is no fault of the server's.
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = Object(server.server.address()).port;
    mails.url = `smtp://office:secret@127.0.0.1:${port}`;
  }

  /** Ends a connection, or all of them, without a word. */
  function cut(id?: string) {
    for (const connection of server.connections)
      if (id === undefined || connection.id === id) connection._socket.destroy();
  }

  async function stop() {
    cut();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  await start();
  return mails;
}
