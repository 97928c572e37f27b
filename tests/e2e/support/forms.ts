import type { Page } from '@playwright/test';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { clearEnquiries, seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { openAdmin } from './admin.ts';
import type { Site } from './site.ts';

const RECORDS = [
  storedEnquiry(0, {
    name: 'Mina Rai',
    message: 'When does it begin?\n\nI come from Palpa.',
    company_id: 1,
    phone: '+9779812345678',
    course_id: 'ielts-preparation',
    intake_id: 'ielts-preparation',
  }),
  storedEnquiry(1, { name: 'Asha Gurung', message: '=HYPERLINK("http://x.example")', company_id: 2 }),
  storedEnquiry(2, { name: 'Bikash Thapa', state: 'read', notes: 'Has a sister', company_id: 1 }),
  storedEnquiry(3, { name: 'Chandra Lama', state: 'archived', company_id: 2 }),
];

/** Opens the list of these four, before each test. */
export async function openForms({ page, site }: { page: Page; site: Site }): Promise<void> {
  await clearEnquiries(site);
  await seedEnquiries(site, RECORDS);
  await openAdmin(page, site, 'forms');
}

/** The one of this name, as the API answers. */
export async function stored(site: Site, name: string): Promise<Enquiry | undefined> {
  const headers = { authorization: `Bearer ${await site.token()}` };
  const all: Enquiry[] = await (await fetch(`${site.url}/api/forms`, { headers })).json();
  return all.find((enquiry) => enquiry.name === name);
}

export const names = (page: Page) => page.locator('tbody .open-enquiry');
export const open = (page: Page, name: string) =>
  page.getByRole('row').getByRole('button', { name, exact: true }).click();
export const pane = (page: Page) => page.getByRole('dialog');
/** What is done seldom waits behind a button. */
export const openMenu = (page: Page) => pane(page).getByRole('button', { name: 'More for' }).click();
export const state = (page: Page) => page.getByRole('combobox', { name: 'Status' });
