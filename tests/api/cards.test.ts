import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noise } from '../support/pictures.ts';
import { bearer, formBody, startSite } from '../support/site.ts';

const SITE = 'https://site.example/';

let site: Awaited<ReturnType<typeof startSite>>;
let auth: { authorization: string };
beforeAll(async () => {
  site = await startSite();
  auth = bearer(await site.signIn());
  // The site that the functions belong to has no files here.
  const ask = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith(SITE) ? Promise.resolve(new Response(null, { status: 404 })) : ask(input, init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.stop();
});

/** Saves a course with a picture. @returns the address of the card that goes with the picture's own */
async function cardOf(picture: Uint8Array<ArrayBuffer>): Promise<string> {
  const image = new File([picture], 'a.png', { type: 'image/png' });
  const fields = { title: 'Beekeeping', description: 'Bees.', company_id: '1', image };
  const answer = await site.api('/api/courses', formBody('POST', fields, auth));
  const course: { image: string } = await answer.json();
  return course.image.replace('/media/', '/og/picture/').replace('.webp', '.jpg');
}

const read = async (path: string) => new Uint8Array(await (await site.api(path)).arrayBuffer());

test.each([
  ['a wide picture', { width: 1600, height: 500 }],
  ['a portrait', { width: 700, height: 1100 }],
  ['a small picture', { width: 120, height: 200 }],
])(
  'the card of %s is a JPEG of 1200 by 630 pixels, light, and kept for good',
  async (_, { width, height }) => {
    const create = { width, height, channels: 3, background: '#2652a4' } as const;
    const path = await cardOf(new Uint8Array(await sharp({ create }).png().toBuffer()));
    const answer = await site.api(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('netlify-cdn-cache-control')).toContain('durable');
    const card = await answer.arrayBuffer();
    expect(card.byteLength).toBeLessThan(300_000);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);

test('the card of a picture keeps what the office has said stays, as its page names it', async () => {
  const half = { width: 800, height: 400, channels: 3, background: '#ff0000' } as const;
  const lower = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const tall = sharp({ create: { ...half, height: 1600 } }).composite([{ input: lower, gravity: 'south' }]);
  const path = await cardOf(new Uint8Array(await tall.png().toBuffer()));
  const colourOf = async (focus: string) => {
    const { data } = await sharp(await read(path.replace('.jpg', `${focus}.jpg`)))
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[2] !== undefined && data[2] > 128 ? 'blue' : 'red';
  };
  expect(await colourOf('.bottom')).toBe('blue');
  expect(await colourOf('.top-left')).toBe('red');
  expect((await site.api(path.replace('.jpg', '.sideways.jpg'))).status).toBe(404);
  const [made] = await (await site.api('/api/courses/1')).json();
  const focused = formBody('PUT', { image_focus: 'bottom' }, auth);
  expect((await site.api(`/api/courses/${made.id}`, focused)).status).toBe(200);
  const page = await (await site.api(`/api/page?path=/course/${made.id}`)).text();
  expect(page).toContain('data-focus="bottom"');
});

test('the card of a picture that nothing makes light is light enough', async () => {
  const card = await read(await cardOf(new Uint8Array(await noise({ width: 700, height: 400 }))));
  expect(card.length).toBeGreaterThan(100_000);
  expect(card.length).toBeLessThanOrEqual(300_000);
});

test('a card shows what catches the eye, wherever it stands', async () => {
  const dot = Buffer.from(
    '<svg width="200" height="200"><circle cx="100" cy="100" r="95" fill="#ee2924"/></svg>',
  );
  const create = { width: 800, height: 1100, channels: 3, background: '#ffffff' } as const;
  for (const top of [20, 860]) {
    const picture = await sharp({ create })
      .composite([{ input: dot, left: 300, top }])
      .png()
      .toBuffer();
    const { channels } = await sharp(await read(await cardOf(new Uint8Array(picture)))).stats();
    const [, green] = channels;
    expect(green?.min, `the dot at ${top}`).toBeLessThan(100);
  }
});

test.each([
  `/og/picture/${'0'.repeat(32)}/800.jpg`,
  '/og/picture/x/800.jpg',
  `/og/picture/${'0'.repeat(32)}/800.png`,
  `/og/picture/${'0'.repeat(32)}/..%2F800.jpg`,
])('there is no card of what is no picture: %s', async (path) => {
  expect((await site.api(path)).status).toBe(404);
});

test('a course without a picture has a card of its cloth, which is drawn when asked for', async () => {
  const card = await site.api('/og/cloth/1/1/beekeeping.u42.jpg');
  expect(card.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const cloth = await site.api('/cloth/1/1/beekeeping.u42.svg');
  expect(cloth.headers.get('content-type')).toBe('image/svg+xml');
  expect(cloth.headers.get('cache-control')).toContain('immutable');
  const drawn = await cloth.text();
  expect(drawn).toMatch(/^<svg [^<]+><path/);
  const small = await (await site.api('/cloth/1/1/beekeeping.u42.small.svg')).text();
  expect(small.length).toBeLessThan(drawn.length / 2);
  const tall = await (await site.api('/cloth/1/1/beekeeping.u42.tall.svg')).text();
  expect(tall).toContain('viewBox="0 0 57 69"');
  const band = await (await site.api('/cloth/1/1/beekeeping.u42.band.svg')).text();
  expect(band).toContain('viewBox="0 0 129 35"');
});

test.each([
  '/cloth/1/9/beekeeping.u42.svg',
  '/cloth/1/1/beekeeping.nothing.svg',
  '/cloth/1/1/beekeeping.svg',
  '/cloth/1/1/beekeeping.u42.large.svg',
  '/cloth/1/1/%3Cscript%3E.u42.svg',
  '/cloth/1/1/..%2F.u42.svg',
  `/cloth/1/1/${'a'.repeat(81)}.u42.svg`,
  '/og/cloth/1/1/beekeeping.nothing.jpg',
])('there is no cloth of what nobody can draw: %s', async (path) => {
  expect((await site.api(path)).status).toBe(404);
});
