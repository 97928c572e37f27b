import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photograph } from '../../support/pictures.ts';
import { expect } from './site.ts';

/** A photo of a phone as a file chooser would hand it over. */
export const chosenPhoto = async (size: { width: number; height: number }) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(size),
});

/** Expects a stored picture to have this size and to be upright. */
export async function expectUpright(page: Page, image: string, size: [number, number]): Promise<void> {
  const stored = await (await page.request.get(image)).body();
  const { data, info } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual(size);
  const at = (Math.round(info.height / 20) * info.width + Math.round(info.width / 2)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
}

/** Opens the form of a new course and types what is needed. */
export async function typeCourse(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(`About ${title}.`);
}

/** A line that carries so much up and four times as much down, and a processor that is so many times slower. */
export async function slowDown(
  page: Page,
  bytesUp: number,
  { processor = 1, latency = 100 } = {},
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesUp * 4,
    uploadThroughput: bytesUp,
  });
  if (processor > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

/** Lets the server do what it is asked to, and loses as many of its answers as it is told then. */
export async function losingAnswers(page: Page, path: string): Promise<(times: number) => void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}`, requestStage: 'Response' }] });
  let left = 0;
  cdp.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const isLost = left > 0 && request.method !== 'GET';
    if (isLost) left -= 1;
    await (isLost
      ? cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : cdp.send('Fetch.continueResponse', { requestId }));
  });
  return (times) => {
    left = times;
  };
}
