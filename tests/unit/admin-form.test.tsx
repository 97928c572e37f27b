import { renderToString } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { formValues } from '../../src/admin/editor/form-values.ts';
import { RecordFields } from '../../src/admin/editor/RecordFields.tsx';
import { carouselItemFields } from '../../src/domain/carousel-item.ts';
import { courseFields } from '../../src/domain/course.ts';
import type { Field, Fields } from '../../src/domain/field.ts';
import { rooms } from '../support/kinds.ts';
import { samplesOf } from '../support/records.ts';

function Form({ fields }: { fields: Fields }) {
  const form = useForm({ defaultValues: formValues(fields, samplesOf(fields)) });
  return (
    <FormProvider {...form}>
      <RecordFields fields={fields} />
    </FormProvider>
  );
}

/** The fields that are filled in by one control each, by the names of the controls. A list has one entry. */
const singleFields = (fields: Fields, before = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]) => singlesOf(before + name, field));
const singlesOf = (path: string, field: Field): [string, Field][] =>
  field.control.kind === 'group'
    ? singleFields(field.control.fields, `${path}.`)
    : field.control.kind === 'list'
      ? singlesOf(`${path}.0`, field.control.of)
      : [[path, field]];

describe.each([
  ['a course', courseFields],
  ['a carousel item', carouselItemFields],
  ['a room', rooms.fields],
])('the form of %s', (_, fields: Fields) => {
  const html = renderToString(<Form fields={fields} />);
  const singles = singleFields(fields);

  test('has a control for each field, in the order of the declaration, and no other', () => {
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(singles.map(([name]) => name));
  });

  test.each(singles)('says what %s is, and the line that helps to fill it in', (_name, { label, help }) => {
    expect(html).toContain(`>${label}</label>`);
    expect(html).toContain(help ?? '');
  });
});
