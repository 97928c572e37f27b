import { type CarouselItem, carouselItemInputSchema } from '../../domain/carousel-item.ts';
import { DEFAULT_COMPANY_ID } from '../../domain/company.ts';
import type { Versioned } from '../api/calls.ts';
import { type EditorEvents, RecordEditor } from '../editor/RecordEditor.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { CompanySelect } from '../ui/CompanySelect.tsx';
import { Field } from '../ui/Field.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { itemKind } from './item-kind.ts';

const FIELDS = carouselItemInputSchema.keyof().options;

interface CarouselFormProps extends EditorEvents<CarouselItem> {
  /** The item to change; left out to add one. */
  before?: Versioned<CarouselItem>;
}

export function CarouselForm({ before, ...events }: CarouselFormProps) {
  const item = before?.value;
  const form = useRecordForm({
    schema: carouselItemInputSchema,
    values: { caption: item?.caption ?? '', company_id: `${item?.company_id ?? DEFAULT_COMPANY_ID}` },
    fields: FIELDS,
    pictureRequired: !item,
  });
  const { register, errors, picture } = form;
  return (
    <RecordEditor
      kind={itemKind}
      before={before}
      title={item ? 'Edit carousel item' : 'Add carousel item'}
      form={form}
      dirty={form.dirty}
      {...events}
    >
      <div className="form-grid">
        <Field
          label="Caption"
          required
          wide
          error={errors.caption?.message}
          hint="Shown below the picture, and read out to those who cannot see it."
        >
          {(wiring) => <input {...wiring} {...register('caption')} autoComplete="off" />}
        </Field>
        <Field label="Company" required error={errors.company_id?.message}>
          {(wiring) => <CompanySelect {...wiring} {...register('company_id')} />}
        </Field>
        <PictureField picture={picture} current={item?.image} required={!item} />
      </div>
    </RecordEditor>
  );
}
