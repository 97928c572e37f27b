import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

export const GOOD = {
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does the next batch begin?',
} as const;

export interface ContactForm {
  form: Locator;
  name: Locator;
  email: Locator;
  message: Locator;
  sum: Locator;
  submit: Locator;
  alert: Locator;
  success: Locator;
  /** The numbers of the security check, as shown. */
  question(): Promise<[number, number]>;
  solve(): Promise<void>;
  /** Types what a sensible visitor would, and the right sum. */
  fillIn(fields?: Partial<Record<'name' | 'email' | 'message', string>>): Promise<void>;
  /** Expects the three fields to hold what was typed. */
  keeps(fields?: { name: string; email: string; message: string }): Promise<void>;
}

/** Opens a contact page and waits until its form is alive, which is when it asks for a sum. */
export async function openContactForm(page: Page, path = '/contact'): Promise<ContactForm> {
  await page.goto(path);
  const form = page.locator('form');
  const shown: ContactForm = {
    form,
    name: form.getByLabel('Full Name'),
    email: form.getByLabel('Email'),
    message: form.getByLabel('Message'),
    sum: form.getByLabel(/what is/),
    submit: form.locator('[type=submit]'),
    alert: form.locator('div[role=alert]'),
    success: form.locator('div[role=status]'),
    async question() {
      const [, first, second] = /(\d+) \+ (\d+)/.exec((await form.textContent()) ?? '') ?? [];
      return [Number(first), Number(second)];
    },
    async solve() {
      const [first, second] = await shown.question();
      await shown.sum.fill(String(first + second));
      await shown.sum.blur();
    },
    async fillIn(fields = {}) {
      await shown.name.fill(fields.name ?? GOOD.name);
      await shown.email.fill(fields.email ?? GOOD.email);
      await shown.message.fill(fields.message ?? GOOD.message);
      await shown.solve();
    },
    async keeps(fields = GOOD) {
      await expect(shown.name).toHaveValue(fields.name);
      await expect(shown.email).toHaveValue(fields.email);
      await expect(shown.message).toHaveValue(fields.message);
    },
  };
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText(/what is \d+ \+ \d+/)).toBeVisible();
  return shown;
}
