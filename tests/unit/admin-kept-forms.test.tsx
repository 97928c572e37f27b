import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formSchema, type Input } from '../../src/admin/editor/form-values.ts';
import { SettingsForm } from '../../src/admin/editor/SettingsForm.tsx';
import { useFollowing } from '../../src/admin/editor/use-following.ts';
import { AnswerForm } from '../../src/admin/inbox/AnswerForm.tsx';
import type { Answering } from '../../src/admin/inbox/use-answering.ts';
import { daysAlong } from '../../src/admin/intakes/moved-start.ts';
import type { AdminKind, AdminRecord } from '../../src/admin/records/kind.ts';
import { mayDiscard } from '../../src/admin/ui/unsaved.ts';
import type { Enquiry } from '../../src/domain/enquiry.ts';
import { requiredText } from '../../src/domain/fields/text.ts';

const kept = new Map<string, string>();
let root: Root;
let page: Document;

beforeEach(() => {
  kept.clear();
  const { document, window } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  page = document;
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
  Object.assign(window, { confirm: () => true });
  for (const [name, value] of Object.entries({ document, window, localStorage })) vi.stubGlobal(name, value);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.querySelector('main') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(screen: ReactNode): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const router = createMemoryRouter([{ path: '/', element: screen }]);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
}
const submit = () =>
  act(async () => {
    page
      .querySelector('form')
      ?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  });

const keep = (key: string, values: object, value: object) =>
  kept.set(key, JSON.stringify({ values, base: { value, etag: '' }, at: new Date().toISOString() }));

const fields = { office: requiredText({ label: 'Office', max: 40 }) };
const schema = formSchema(fields, z.strictObject({ office: z.string() }));
const SETTINGS = 'facetreesol.draft.settings.office';
const onSave = vi.fn(async (change: Input) => ({ office: '', ...change }));
const settings = (
  <SettingsForm
    fields={fields}
    schema={schema}
    settings={{ office: 'Kathmandu' }}
    queryKey={['office']}
    onSave={onSave}
  />
);
const keepSettings = (values: object) => keep(SETTINGS, values, { id: 'office', office: 'Kathmandu' });

test('a draft of settings with a field that is gone can be saved, and is no more then', async () => {
  keepSettings({ office: 'Pokhara', fax: '1' });
  await show(settings);
  const told = [...page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  expect(told.join()).toMatch(/did not save or send is back/);
  await submit();
  expect(onSave.mock.lastCall?.[0]).toEqual({ office: 'Pokhara' });
  expect(kept.has(SETTINGS)).toBe(false);
});

test('a form that goes without a question keeps what is typed, one that somebody gives up does not', async () => {
  keepSettings({ office: 'Pokhara' });
  await show(settings);
  await act(async () => root.render(null));
  expect(kept.get(SETTINGS)).toContain('Pokhara');

  await show(settings);
  expect(mayDiscard()).toBe(true);
  await act(async () => root.render(null));
  expect(kept.has(SETTINGS)).toBe(false);
});

test('a draft of an answer that lacks what is known today comes back', async () => {
  const enquiry = {
    id: 'e1',
    name: 'Mina',
    email: 'mina@example.com',
    company_id: 1,
    submitted_at: '2026-11-20T05:00:00.000Z',
    message: 'When?',
  } as Enquiry;
  keep('facetreesol.draft.answer.e1', { text: 'Dear Mina,' }, { id: 'e1', from: { subject: '', text: '' } });
  const answering = { templates: [], canSend: false } as unknown as Answering;
  await show(<AnswerForm enquiry={enquiry} answering={answering} onStarted={() => {}} />);
  expect(page.querySelector('textarea')).not.toBeNull();
});

test('days go on following the start in a draft that came back, but for one that somebody has set', async () => {
  const follow = daysAlong as unknown as AdminKind<AdminRecord>['follow'];
  const start = (ad: string) => ({ precision: 'day', ad, bs_month: '' });
  const opened = { start: start('2026-12-06'), end_ad: '2026-12-20', apply_by: '2026-12-01' };
  const typed = { start: start('2026-12-07'), end_ad: '2026-12-21', apply_by: '2026-11-30' };
  let form: ReturnType<typeof useForm<Record<string, unknown>, unknown, Input>> | undefined;
  function Following() {
    form = useForm<Record<string, unknown>, unknown, Input>({ defaultValues: typed });
    useFollowing({ follow }, opened, form);
    return null;
  }
  await show(<Following />);
  await act(async () => form?.setValue('start', start('2026-12-09')));
  expect(form?.getValues()).toMatchObject({ end_ad: '2026-12-23', apply_by: '2026-11-30' });
});
