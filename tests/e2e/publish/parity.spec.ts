import { test } from '../support/publishing.ts';
import { expect, remove, save } from '../support/site.ts';

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
