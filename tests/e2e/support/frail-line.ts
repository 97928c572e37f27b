import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What carries more than this to the site carries a picture. */
const PICTURE_BYTES = 40_000;

/**
 * A way to a site on which connections break.
 * @param breaks one after the other: after how many bytes of a picture, or before its answer
 */
export async function frailLine(site: string, breaks: (number | 'answer')[]) {
  const { hostname, port } = new URL(site);
  const server = createServer((client) => {
    const far = connect(Number(port), hostname);
    let carried = 0;
    const carry = (to: Socket, chunk: Buffer, isBroken: boolean) => {
      if (!isBroken) return to.write(chunk);
      breaks.shift();
      client.destroy();
      return far.destroy();
    };
    client.on('data', (chunk) => {
      carried += chunk.length;
      const [next] = breaks;
      carry(far, chunk, typeof next === 'number' && carried > next);
    });
    far.on('data', (chunk) => carry(client, chunk, breaks[0] === 'answer' && carried > PICTURE_BYTES));
    for (const [one, other] of [
      [client, far],
      [far, client],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  }).listen(0, hostname);
  await once(server, 'listening');
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    /** Those that have not happened yet. */
    breaks,
    close: () => server.close(),
  };
}
