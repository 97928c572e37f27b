import {
  type CarouselItem,
  carouselItemFields,
  carouselItemInputSchema,
} from '../../domain/carousel-item.ts';
import type { Versioned } from '../api/calls.ts';
import { type EditorEvents, RecordEditor } from '../editor/RecordEditor.tsx';
import { RecordFields } from '../editor/RecordFields.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { itemKind } from './item-kind.ts';

interface CarouselFormProps extends EditorEvents<CarouselItem> {
  /** The item to change; left out to add one. */
  before?: Versioned<CarouselItem>;
}

export function CarouselForm({ before, ...events }: CarouselFormProps) {
  const item = before?.value;
  const form = useRecordForm({
    fields: carouselItemFields,
    schema: carouselItemInputSchema,
    record: item,
  });
  return (
    <RecordEditor
      kind={itemKind}
      before={before}
      title={item ? 'Edit carousel item' : 'Add carousel item'}
      form={form}
      dirty={form.dirty}
      {...events}
    >
      <RecordFields form={form} />
    </RecordEditor>
  );
}
