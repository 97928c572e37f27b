import { QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '../../src/admin/app/queries.ts';
import { adminIntakes } from '../../src/admin/intakes/admin-intakes.tsx';
import { RecordTable } from '../../src/admin/records/RecordTable.tsx';
import { adminTemplates } from '../../src/admin/templates/admin-templates.tsx';
import { type Intake, intakes } from '../../src/domain/intake.ts';
import { samplesOf } from '../support/records.ts';

const show = (part: ReactElement, address = '/') =>
  parseHTML(
    renderToString(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </QueryClientProvider>,
    ),
  ).document;

const on = (id: string, ad: string) =>
  ({
    ...samplesOf(intakes.fields),
    id,
    course_id: id,
    start: { precision: 'day', ad, bs_month: '' },
    apply_by: '',
    state: 'open',
    created_at: '',
    updated_at: '',
  }) as unknown as Intake;

const list = (address: string) =>
  show(
    <RecordTable
      kind={adminIntakes}
      records={[on('one', '2099-12-07'), on('two', '2099-12-07'), on('three', '2099-12-11')]}
      opening={undefined}
      inUse={false}
      saved={undefined}
      actions={{ edit: () => {}, duplicate: () => {}, delete: () => {} }}
    />,
    address,
  );
const headingsIn = (document: Document) =>
  [...document.querySelectorAll('.group-row')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );

test('intakes of one day stand below its date, as long as they stand in the order of their days', () => {
  const byDay = list('/');
  expect(headingsIn(byDay)).toEqual(['7 Dec 2099', '11 Dec 2099']);
  // A screen reader has the date with each of them.
  expect(byDay.querySelectorAll('.col-start .visually-hidden')).toHaveLength(3);
  const newest = list('/?sort=newest');
  expect(headingsIn(newest)).toEqual([]);
  expect(newest.querySelectorAll('.col-start .visually-hidden')).toHaveLength(0);
});

test.each([
  [
    'as somebody would read it',
    { subject: '{course}', text: 'Dear {name},\nroom {room}' },
    /^IELTS Preparation.*Dear Mina Rai,\nroom \{room\}$/s,
  ],
  ['of an example, until something is written', { subject: '', text: ' ' }, /^Subject.*Dear Mina Rai,/s],
])('beside a template stands its letter, %s', (_, typed, said) => {
  const { Card = () => null } = adminTemplates;
  function Letter() {
    return (
      <FormProvider {...useForm({ defaultValues: typed })}>
        <Card before={undefined} />
      </FormProvider>
    );
  }
  expect(show(<Letter />).querySelector('.live-card')?.textContent).toMatch(said);
});
