import { type Course, courseFields, courseInputSchema } from '../../domain/course.ts';
import type { Versioned } from '../api/calls.ts';
import { type EditorEvents, RecordEditor } from '../editor/RecordEditor.tsx';
import { RecordFields } from '../editor/RecordFields.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { courseKind } from './course-kind.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { Draft } from './use-duplicate.ts';
import { usePreview } from './use-preview.ts';

interface CourseFormProps extends EditorEvents<Course> {
  /** The course to change; left out to add one. */
  before?: Versioned<Course>;
  /** What a new course starts with. */
  draft?: Draft;
}

export function CourseForm({ before, draft, ...events }: CourseFormProps) {
  const course = before?.value;
  const form = useRecordForm({
    fields: courseFields,
    schema: courseInputSchema,
    record: course ?? draft?.course,
    picture: draft?.picture,
  });
  const preview = usePreview(course?.id);
  const showPreview = () => void form.withInput(preview.open);

  return (
    <>
      <RecordEditor
        kind={courseKind}
        before={before}
        title={course ? `Edit “${course.title}”` : 'Add course'}
        form={form}
        dirty={form.dirty || draft !== undefined}
        buttons={
          <Button busy={preview.loading} busyLabel="Preparing…" onClick={showPreview}>
            Preview
          </Button>
        }
        {...events}
      >
        <RecordFields form={form} />
        {preview.error && (
          <Failure what="Error showing the preview" error={preview.error} onRetry={showPreview} />
        )}
      </RecordEditor>
      {preview.html !== undefined && <PreviewDialog html={preview.html} onClose={preview.close} />}
    </>
  );
}
