import { expect, remove, save, test } from '../support/site.ts';

/** A page is swapped for its fresh part only where that changes something else than the markup. */
for (const path of [
  '/',
  '/it',
  '/courses',
  '/it/courses',
  '/course/ielts-preparation',
  '/it/course/mern-stack-web-development',
  '/course/mern-stack-web-development',
]) {
  test(`what the build and the function render for ${path} is the same, to the letter`, async ({
    page,
    site,
  }) => {
    await site.live();
    const html = await (await page.request.get(path)).text();
    const fragment = /data-fresh="([^"]+)"/.exec(html)?.[1];
    expect(fragment).toBeTruthy();
    const answer = await page.request.get(fragment ?? '');
    expect(answer.status()).toBe(200);
    const rendered = await answer.text();
    expect(rendered.length).toBeGreaterThan(500);
    expect(html).toContain(rendered);
  });
}

test('a course page made on demand is the one that the build makes, but for its revision', async ({
  page,
  site,
}) => {
  const fields = {
    title: 'Made twice',
    description: 'Once here.\n\nOnce "there" & <everywhere>.',
    company_id: '2',
  };
  const { id } = await (await save(site, 'POST', '/api/courses', fields)).json();
  const revision = /(name="content-revision" content=")[^"]+/;
  const read = async (path: string) => (await (await page.request.get(path)).text()).replace(revision, '$1');
  const paths = [`/course/${id}`, `/it/course/${id}`];
  const onDemand = await Promise.all(paths.map(read));
  for (const html of onDemand) expect(html).toContain('Made twice');
  await site.live();
  expect(await Promise.all(paths.map(read))).toEqual(onDemand);
  await remove(site, `/api/courses/${id}`);
});
