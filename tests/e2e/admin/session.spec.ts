import type { Route } from '@playwright/test';
import {
  addCourse,
  courseFields,
  openAdmin,
  openForm,
  removeCourse,
  row,
  storedCourse,
  TOKEN_KEY,
  typeCredentials,
} from '../support/admin.ts';
import { ADMIN, expect, test } from '../support/site.ts';

const NETWORK_ERROR = 'Network error. Please check your internet connection and try again.';

test.describe('signing in', () => {
  test('leads to the page asked for, after telling what was wrong', async ({ page }) => {
    await page.goto('/facetreesol/courses?q=ielts&company=education');
    await expect(page).toHaveURL(/\/facetreesol\/login$/);
    await expect(page.getByText('Default credentials')).toBeVisible();

    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(
      await page.getByLabel('Email').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
    ).toBe(true);
    await typeCredentials(page, 'a wrong password');
    await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.');
    await expect(password).toBeFocused();
    const selected = await password.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
    expect(selected).toBe('a wrong password');

    // What password managers look for, and what stays theirs when the password is shown.
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');

    await page.route('**/api/auth/login', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await typeCredentials(page);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await expect(page).toHaveURL(/\/facetreesol\/courses\?q=ielts&company=education$/);
    await expect(page.getByText(`Welcome, ${ADMIN.email}`)).toBeVisible();
    await page.goto('/facetreesol/login');
    await expect(page).toHaveURL(/\/facetreesol\/dashboard$/);
  });

  test('says how long to wait after too many wrong tries', async ({ page }) => {
    await page.goto('/facetreesol/login');
    await page.getByLabel('Email').fill('somebody@name-education.example');
    await page.getByLabel('Password', { exact: true }).fill('a wrong password');
    const alert = page.getByRole('alert');
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = page.waitForResponse('**/api/auth/login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await answer;
      await expect(alert).toBeVisible();
    }
    await expect(alert).toHaveText('Too many attempts to sign in. Try again in 15 minutes.');
  });
});

test.describe('the session', () => {
  test('is checked before anything is shown', async ({ page, site }) => {
    const token = await site.token();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/verify', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    const asked = page.waitForRequest('**/api/auth/verify');
    await page.goto('/facetreesol/dashboard');
    await asked;
    expect((await page.locator('body').innerText()).trim()).toBe('');
    answer();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('survives a failing network at its start', async ({ page, site }) => {
    const token = await site.token();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    await page.route('**/api/auth/verify', (route) => route.abort());
    await page.goto('/facetreesol/courses');
    await expect(page.getByText(NETWORK_ERROR)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBe(token);
    await page.unroute('**/api/auth/verify');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
  });

  test('that is refused is forgotten', async ({ page }) => {
    await page.goto('/facetreesol/login');
    await page.evaluate((key) => localStorage.setItem(key, 'made.up.token'), TOKEN_KEY);
    await page.goto('/facetreesol/forms');
    await expect(page).toHaveURL(/\/facetreesol\/login$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBeNull();
  });

  test('that ends in the middle of an edit loses nothing', async ({ page, site }) => {
    const id = await addCourse(site, courseFields('Ended Session'));
    await page.goto('/facetreesol/courses');
    await typeCredentials(page);
    await openForm(page, 'Ended Session');
    await page.getByLabel('Description').fill('Typed before the session ended.');
    const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
    const headers = { authorization: `Bearer ${token}` };
    // The save is to find that the session has ended, and nothing that the screen asks for by itself.
    const end = async (route: Route) => {
      expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(204);
      await route.continue();
    };
    await page.route(`**/api/courses/${id}`, end, { times: 1 });
    await page.getByRole('button', { name: 'Save course' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    // Put off, the way to sign in stays within reach over the form, on a phone too.
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('button', { name: 'Save course' })).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Description')).toHaveValue('Typed before the session ended.');
    await page.getByRole('button', { name: 'Save course' }).click();
    await expect(page.getByText('Saved “Ended Session”.')).toBeVisible();
    expect(await storedCourse(site, id)).toMatchObject({ description: 'Typed before the session ended.' });
    await removeCourse(site, id);
  });

  test('that nobody uses ends after an hour, but not while somebody types', async ({ page, site }) => {
    await page.clock.install();
    await openAdmin(page, site, 'courses');
    await page.getByRole('button', { name: 'Add course' }).click();
    const told = { verify: 0 };
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/verify')) told.verify++;
    });
    const description = page.getByLabel('Description');
    await description.pressSequentially('A long text');
    expect(told.verify).toBe(0);
    // The status is asked for, too; only what the server takes for use keeps a session open.
    for (let time = 0; time < 3; time++) {
      await page.clock.fastForward('15:00');
      const verified = page.waitForResponse('**/api/auth/verify');
      await description.pressSequentially(' goes on');
      expect((await verified).status()).toBe(200);
    }
    expect(told.verify).toBe(3);
  });

  test('ends with Logout, on the server too, and not before unsaved work was asked about', async ({
    page,
  }) => {
    await page.goto('/facetreesol/courses');
    await typeCredentials(page);
    await page.getByRole('button', { name: 'Add course' }).click();
    await page.getByLabel('Title').fill('Not saved');
    const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);

    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Not saved');
    const ended = page.waitForResponse('**/api/auth/logout');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/facetreesol\/login$/);
    await ended;
    expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBeNull();
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.get('/api/auth/verify', { headers })).status()).toBe(401);
  });
});

test.describe('signing out everywhere', () => {
  test.afterEach(({ site }) => site.forgetToken());

  test('asks once, of unsaved work as well, and then ends the sessions of other devices too', async ({
    page,
    browser,
    site,
  }) => {
    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    for (const device of [page, other]) {
      await device.goto('/facetreesol/courses');
      await typeCredentials(device);
      await expect(device.getByRole('heading', { name: 'Courses' })).toBeVisible();
    }
    const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
    await expect(everywhere).toBeHidden();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect(everywhere).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(everywhere).toBeHidden();

    await page.getByRole('button', { name: 'Add course' }).click();
    await page.getByLabel('Title').fill('Not saved');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    page.once('dialog', (dialog) => dialog.dismiss());
    await everywhere.click();
    await expect(page.getByLabel('Title')).toHaveValue('Not saved');
    page.once('dialog', (dialog) => {
      expect(dialog.message()).toMatch(/every device.*\n\n.*not saved/);
      return dialog.accept();
    });
    await everywhere.click();
    await expect(page).toHaveURL(/\/facetreesol\/login$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBeNull();

    await other.reload();
    await expect(other).toHaveURL(/\/facetreesol\/login$/);
    await other.context().close();
  });

  test('says so when it did not work, and leaves nobody in the belief that it did', async ({ page }) => {
    await page.goto('/facetreesol/courses');
    await typeCredentials(page);
    await page.route('**/api/auth/logout?all=1', (route) => route.abort());
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('alert')).toHaveText(`You are still signed in everywhere. ${NETWORK_ERROR}`);
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
  });
});

test('a one-time code is asked for only where the server wants one', async ({ page }) => {
  const message = 'Enter the code of your authenticator app as well.';
  await page.goto('/facetreesol/login');
  const code = page.getByLabel('Code of your authenticator app');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.route(
    '**/api/auth/login',
    (route) => route.fulfill({ status: 401, json: { message, errors: [{ field: 'code', msg: message }] } }),
    { times: 1 },
  );
  await typeCredentials(page);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await code.fill('123 456');
  const sent = page.waitForRequest('**/api/auth/login');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ ...ADMIN, code: '123 456' });
  await expect(page).toHaveURL(/\/facetreesol\/dashboard$/);
});

test('an admin address that is none says so, whoever asks', async ({ page }) => {
  await page.goto('/facetreesol/login');
  await page.goto('/facetreesol/nope/nothing');
  await expect(page.getByRole('heading', { name: 'Admin page not found' })).toBeVisible();
  await expect(page.getByText(/log in/i)).toBeVisible();
  for (const name of ['Dashboard', 'Courses', 'Carousel', 'Forms']) {
    const path = `/facetreesol/${name.toLowerCase()}`;
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('link', { name: /website/ })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/facetreesol\/login$/);
  await expect(row(page, 'anything')).toHaveCount(0);
});
