import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { siteOfFixedDay } from '../../support/built-site.ts';
import { seedEnquiries } from '../../support/enquiries.ts';
import { FIXED_DAY } from '../../support/fixed-day.ts';
import { serve } from '../../support/sites.ts';
import { addCourse, courseFields, removeCourse } from './admin.ts';
import { enquiriesOfFixedDay } from './enquiries-of-fixed-day.ts';
import { layOutAll } from './layout.ts';
import { expect, testOn } from './site.ts';
import { dismissPopup } from './visitor.ts';

/** Where the pictures are that screens are held against. `npm run test:pictures -- --update-snapshots=all` takes them anew. */
const DIRECTORY = join(import.meta.dirname, '../pictures/taken');
/** A folder for large pictures, to be looked at: `PICTURES_TO=… npm run test:pictures`. Nothing is compared then. */
const LARGE = process.env.PICTURES_TO;

/** Pixels: enough to see each part of a page, too few for what machines draw differently. */
const SMALL_WIDTH = 160;
const SMALL_HEIGHT_MAX = 900;
/** By how much a colour may differ, of 255, and in how many of a thousand pixels. */
const COLOUR_TOLERANCE = 32;
const PIXELS_TOLERANCE = 4;

const SCHEMES = ['light', 'dark'] as const;
type Look = { width: number; scheme: (typeof SCHEMES)[number] };
const LOOKS: Look[] = [360, 768, 1024, 1440, 1920].flatMap((width) =>
  SCHEMES.map((scheme) => ({ width, scheme })),
);
/** One of each screen is in the project `pictures`, by turns a phone by day and a window by night; the others are in `rest`. */
const FIRST: readonly Look[] = [
  { width: 360, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
];
let declared = 0;

export interface Screen {
  name: string;
  path: string;
  /** What is done before the picture is taken, at each width anew. */
  come?(page: Page): Promise<unknown>;
  media?: Parameters<Page['emulateMedia']>[0];
  /** Whether the welcome popup may come. */
  popup?: boolean;
  /** What is seen without scrolling, alone. */
  firstView?: boolean;
  /** Looked at with the large pictures, and not compared: it says little that another screen does not. */
  onlyLarge?: boolean;
}

/** A site on a day that never passes, with enquiries, and a course in the trash. */
const test = testOn(async () => {
  // A build that is asked for would fail, and every screen would say so.
  const site = await serve(await siteOfFixedDay(), 'own-store-on-fixed-day', { PUBLISH_MODE: 'by-hand' });
  await seedEnquiries(site, enquiriesOfFixedDay());
  await removeCourse(site, await addCourse(site, courseFields('Zither for Everybody')));
  return site;
});

// A phone has more dots than pixels.
if (LARGE) test.use({ deviceScaleFactor: 2 });

/** Declares the tests of a screen: it looks as it did when its pictures were taken. */
export function looksAsItDid(
  screen: Screen,
  open: (page: Page, site: { token(): Promise<string> }) => unknown = () => {},
) {
  const declare = (where: string, tag: string[], looks: Look[]) =>
    test(`${screen.name} looks as it did${where}`, { tag }, async ({ page, site }, { config }) => {
      // Playwright's own clock holds up what waits for a browser to be idle.
      await page.addInitScript(onDay, FIXED_DAY.getTime());
      if (!screen.popup) await page.addInitScript(dismissPopup);
      await open(page, site);
      const changed: string[] = [];
      for (const { width, scheme } of looks) {
        await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce', ...screen.media });
        await page.goto(screen.path);
        await screen.come?.(page);
        const picture = await take(page, !screen.firstView);
        const name = `${screen.name.replaceAll(' ', '-')}-${width}-${scheme}`;
        if (LARGE) await writeTo(join(LARGE, `${name}.png`), picture);
        else {
          const [file, taken] = [join(DIRECTORY, `${name}.webp`), await smaller(picture)];
          if (config.updateSnapshots === 'all') await renew(file, taken);
          else changed.push(...(await differences(file, taken)));
        }
      }
      expect(
        changed,
        'If this is how it should look: npm run test:pictures -- --update-snapshots=all',
      ).toEqual([]);
    });
  if (LARGE) return declare('', ['@rest'], LOOKS);
  if (screen.onlyLarge) return;
  const first = FIRST[declared++ % FIRST.length] as Look;
  const isFirst = ({ width, scheme }: Look) => width === first.width && scheme === first.scheme;
  declare('', [], LOOKS.filter(isFirst));
  declare(
    ' at other widths',
    ['@rest'],
    LOOKS.filter((look) => !isFirst(look)),
  );
}

/** Run in a page before its own code: the day that never passes. */
function onDay(now: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length > 0 ? args : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
}

/** The page as it stands once nothing more comes: with its typefaces, all pictures, and nothing that moves. */
async function take(page: Page, fullPage: boolean): Promise<Buffer> {
  await layOutAll(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
}

async function smaller(picture: Buffer): Promise<Buffer> {
  const small = await sharp(picture)
    .resize({ width: SMALL_WIDTH, kernel: 'mitchell' })
    .toBuffer({ resolveWithObject: true });
  return sharp(small.data)
    .extract({ left: 0, top: 0, width: SMALL_WIDTH, height: Math.min(small.info.height, SMALL_HEIGHT_MAX) })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}

async function renew(file: string, taken: Buffer): Promise<void> {
  if (existsSync(file) && (await differences(file, taken)).length === 0) return;
  await writeTo(file, taken);
}

async function writeTo(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** What differs from the committed picture, in words. */
async function differences(file: string, taken: Buffer): Promise<string[]> {
  const name = file.slice(DIRECTORY.length + 1);
  if (!existsSync(file)) return [`${name}: there is no such picture yet`];
  const [was, is] = await Promise.all([readFile(file).then(pixelsOf), pixelsOf(taken)]);
  const height = Math.min(was.info.height, is.info.height);
  // Text that takes a line more or less on another machine makes a long page a pixel or two longer.
  if (Math.abs(was.info.height - is.info.height) > 2 + height / 100)
    return [`${name}: ${is.info.height} pixels high, was ${was.info.height}`];
  let different = 0;
  for (let pixel = 0; pixel < SMALL_WIDTH * height; pixel += 1)
    if (
      [0, 1, 2].some(
        (channel) =>
          Math.abs((was.data[pixel * 3 + channel] ?? 0) - (is.data[pixel * 3 + channel] ?? 0)) >
          COLOUR_TOLERANCE,
      )
    )
      different += 1;
  const share = (1000 * different) / (SMALL_WIDTH * height);
  return share > PIXELS_TOLERANCE ? [`${name}: ${share.toFixed(1)} of a thousand pixels differ`] : [];
}
