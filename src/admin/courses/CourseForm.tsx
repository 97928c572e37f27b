import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { Course, CourseInput } from '../../domain/course.ts';
import { ADMIN_TEXTS } from '../../domain/texts.ts';
import type { Versioned } from '../api.ts';
import { isFailure } from '../api-failure.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { showFieldFailures } from '../ui/field-failures.ts';
import { Loading } from '../ui/Loading.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { SaveFailure } from '../ui/SaveFailure.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { Conflict } from './Conflict.tsx';
import { CourseFields } from './CourseFields.tsx';
import { COURSE_FIELDS } from './course-values.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useCourseForm } from './use-course-form.ts';
import type { Draft } from './use-duplicate.ts';
import { usePreview } from './use-preview.ts';
import { type CourseSave, useSaveCourse } from './use-save-course.ts';

interface CourseFormProps {
  /** The course to change; left out to add one. */
  before?: Versioned<Course>;
  /** What a new course starts with. */
  draft?: Draft;
  onLoadCurrent(id: string): void;
  onCancel(): void;
  onSaved(course: Course): void;
}

export function CourseForm({ before, draft, onLoadCurrent, onCancel, onSaved }: CourseFormProps) {
  const course = before?.value;
  const { save, theirs } = useSaveCourse(before);
  const { form, picture, dirty, withInput } = useCourseForm(course, draft);
  const preview = usePreview(course?.id);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useUnsavedGuard(dirty && !save.isSuccess);

  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
    form.setFocus('title');
  }, [form]);

  const send = (wanted: CourseSave) =>
    save.mutate(wanted, {
      onSuccess: onSaved,
      onError: (error) => showFieldFailures(error, COURSE_FIELDS, form.setError, picture),
    });
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (save.isPending) return;
    theirs.reset();
    withInput((input, file) => send({ input, picture: { file, removed: picture.removed } }));
  };
  const showPreview = () =>
    withInput((input: CourseInput, file) => preview.open({ input, file, removed: picture.removed }));

  const conflicting = course && theirs.data && save.variables ? save.variables : undefined;
  const failure = save.isError && !isFailure(save.error, 412) && (
    <SaveFailure
      what={ADMIN_TEXTS.courseSaveFailed}
      error={save.error}
      fields={COURSE_FIELDS}
      loadingCurrent={false}
      onRetry={() => (conflicting ? send(conflicting) : submit())}
    />
  );
  return (
    <section className="panel editor" aria-labelledby={id}>
      <h2 id={id} ref={heading}>
        {course ? `Edit “${course.title}”` : 'Add course'}
      </h2>
      {/* Hidden, not gone, during a conflict: what is typed and chosen stays in the controls. */}
      <form noValidate hidden={Boolean(conflicting)} onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
        <div className="form-grid">
          <CourseFields register={form.register} errors={form.formState.errors} />
          <PictureField picture={picture} current={course?.image} removable />
        </div>
        {!conflicting && failure}
        {theirs.isPending && <Loading>Somebody else saved this course. Loading their version…</Loading>}
        {theirs.isError && course && (
          <Failure
            what={`${ADMIN_TEXTS.courseSaveFailed}: somebody else saved it meanwhile, and their version could not be loaded`}
            error={theirs.error}
            onRetry={() => theirs.mutate(course.id)}
          />
        )}
        {preview.error && (
          <Failure what="Error showing the preview" error={preview.error} onRetry={showPreview} />
        )}
        <FormActions save="Save course" saving={save.isPending} onCancel={onCancel}>
          <Button busy={preview.loading} busyLabel="Preparing…" onClick={showPreview}>
            Preview
          </Button>
        </FormActions>
      </form>
      {conflicting && failure}
      {course && theirs.data && conflicting && (
        <Conflict
          key={theirs.data.etag}
          base={course}
          theirs={theirs.data.value}
          input={conflicting.input}
          picture={{ ...conflicting.picture, preview: picture.preview }}
          saving={save.isPending}
          onSave={(merged) => send({ ...merged, onTopOf: theirs.data })}
          onTakeTheirs={() => onLoadCurrent(course.id)}
          onBack={() => {
            theirs.reset();
            save.reset();
          }}
        />
      )}
      {preview.html !== undefined && <PreviewDialog html={preview.html} onClose={preview.close} />}
    </section>
  );
}
