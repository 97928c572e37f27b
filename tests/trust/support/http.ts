import { type Agent, request } from 'node:http';

export interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

export interface Sending {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Uint8Array;
  /** Where it comes from, in 127.0.0.0/8: the limits of one visitor hold for each address by itself. */
  from?: string;
  agent?: Agent;
}

/** Sends a request as it stands, which `fetch` would tidy up. Rejects when the connection breaks. */
export function send(origin: string, path: string, sending: Sending = {}): Promise<Sent> {
  const { method = 'GET', body, from, agent } = sending;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const headers = { ...length, ...sending.headers };
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers, localAddress: from, agent },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: Buffer.concat(chunks).toString(),
              ms: performance.now() - began,
            }),
          );
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

export const sendJson = (origin: string, path: string, body: unknown, more: Sending = {}) =>
  send(origin, path, {
    method: 'POST',
    ...more,
    headers: { 'content-type': 'application/json', ...more.headers },
    body: JSON.stringify(body),
  });

/** The `number`th address of this machine, of about sixteen million. */
export const addressOf = (number: number): string =>
  `127.${1 + (Math.floor(number / 62_500) % 250)}.${1 + (Math.floor(number / 250) % 250)}.${1 + (number % 250)}`;
