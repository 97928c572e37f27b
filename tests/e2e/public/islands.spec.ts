import { openContactForm } from '../support/contact-form.ts';
import { expect, test } from '../support/site.ts';

test('islands are run by what the build is made for', async ({ page, islandsOn }) => {
  await openContactForm(page);
  const island = page.locator('astro-island', { has: page.locator('form') });
  const marks = await island.evaluate((element) => Object.keys(element));
  expect(marks.some((mark) => mark.startsWith('__reactContainer'))).toBe(islandsOn === 'react');
});
