import { test } from '../support/publishing.ts';
import { expect, save } from '../support/site.ts';

test('ten changes within two seconds cause at most two builds, and a course page made on demand meanwhile is the one that the build makes, but for its revision', async ({
  page,
  site,
}) => {
  await site.live();
  const built = await site.builtRevision();
  const builds = () => site.server.output().split('Building the site').length;
  const before = builds();
  let id = '';
  for (let n = 0; n < 10; n++) {
    const answer = await save(site, 'POST', '/api/courses', {
      title: `Burst ${n}`,
      description: 'Once here.\n\nOnce "there" & <everywhere>.',
      company_id: '2',
    });
    id = (await answer.json()).id;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const revision = /(name="content-revision" content=")[^"]+/;
  const read = async (path: string) => (await (await page.request.get(path)).text()).replace(revision, '$1');
  const paths = [`/course/${id}`, `/it/course/${id}`];
  const onDemand = await Promise.all(paths.map(read));
  for (const html of onDemand) expect(html).toContain('Burst 9');
  expect(await site.builtRevision()).toBe(built);

  await site.live();
  expect(builds() - before).toBeGreaterThan(0);
  expect(builds() - before).toBeLessThanOrEqual(2);
  expect(await Promise.all(paths.map(read))).toEqual(onDemand);
});
