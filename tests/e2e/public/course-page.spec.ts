import { expect, test } from '../support/site.ts';

const PAGES = ['/course/ielts-preparation', '/it/course/mern-stack-web-development'];

for (const path of PAGES) {
  test.describe(path, () => {
    test('on a wide screen the enrol panel stands beside the text', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(path);
      const panel = page.getByRole('complementary', { name: 'Enroll in this course' });
      await expect(panel.getByText('Duration')).toBeVisible();
      await page.getByRole('heading', { name: "What you'll learn" }).evaluate((heading) => {
        heading.scrollIntoView();
      });
      await expect(panel.getByRole('link', { name: 'Enroll Now' })).toBeInViewport({ ratio: 1 });
    });

    test('a small phone shows fee, start and seats above the bar, the fee once, as a tablet does', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      const first = page.locator('.intakes tbody tr').first();
      const edge = (await page.locator('.enrol').boundingBox())?.y ?? 0;
      const fee = page.locator('.course-fee');
      for (const shown of [
        fee,
        page
          .locator('.course-next')
          .getByText(/seats left/)
          .first(),
      ]) {
        const box = await shown.boundingBox();
        expect((box?.y ?? edge) + (box?.height ?? 0)).toBeLessThan(edge);
      }
      // And how what it is begins, in two lines of 24 pixels.
      const lead = await page.locator('.course-head .lead').boundingBox();
      expect((lead?.y ?? edge) + 48).toBeLessThan(edge);
      await expect(fee).toContainText(/in \d parts/);
      await expect(first.getByText(/in \d parts/)).toBeHidden();
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(fee.getByText(/in \d parts/)).toBeVisible();
      await expect(first.getByText(/in \d parts/)).toBeHidden();
      // A wide window has it beside its dates as well.
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(first.getByText(/in \d parts/)).toBeVisible();
    });

    test('on a phone it is a bar at the lower edge that covers nothing that matters', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const bar = page.getByRole('complementary', { name: 'Enroll in this course' });
      const edge = async () => {
        const box = await bar.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      for (const name of ['Enroll Now', 'Contact for More Info']) {
        await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      }
      expect(await edge()).toBe(740);
      await page.getByRole('heading', { name: "What you'll learn" }).scrollIntoViewIfNeeded();
      expect(await edge()).toBe(740);

      // Tabbing through: whatever has the focus stands clear of the bar.
      for (let stop = 0; stop < 24; stop += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const over = document.querySelector('.enrol');
          if (!focused || !over || over.contains(focused)) return false;
          const [a, b] = [focused.getBoundingClientRect(), over.getBoundingClientRect()];
          return a.bottom > b.top + 1 && a.top < b.bottom - 1;
        });
        expect(hidden, `stop ${stop}`).toBe(false);
      }

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar).not.toBeInViewport();
      await page.emulateMedia({ media: 'print' });
      await expect(bar).toBeHidden();
    });
  });
}

test('a course page says where it stands and leads to others like it', async ({ page }) => {
  await page.goto('/it/course/mern-stack-web-development');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toHaveText(['IT Home', 'IT Courses', 'MERN Stack Web Development']);
  await expect(trail.getByRole('link')).toHaveCount(2);
  const related = page.getByRole('region', { name: 'Related IT Courses' }).getByRole('article');
  await expect(related).toHaveCount(3);
  await expect(related.filter({ hasText: 'MERN Stack' })).toHaveCount(0);
  const contact = '/it/contact?course=mern-stack-web-development';
  for (const name of ['Enroll Now', 'Contact for More Info']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', contact);
  }
});
