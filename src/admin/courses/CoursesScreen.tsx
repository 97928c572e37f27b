import { useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { COURSE_TEXTS } from '#texts/course';
import type { Course } from '../../domain/course.ts';
import { deleteCourse, getCourse } from '../api/calls.ts';
import { queryKeys, useCourses, useDelete } from '../app/queries.ts';
import { DeletedNotice } from '../history/DeletedNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Screen } from '../ui/Screen.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { mayDiscard } from '../ui/unsaved.ts';
import { useEditor } from '../ui/use-editor.ts';
import { useStableActions } from '../ui/use-stable-actions.ts';
import { CourseForm } from './CourseForm.tsx';
import { CourseList } from './CourseList.tsx';
import type { CourseActions } from './CourseRow.tsx';
import { SavedCourse } from './SavedCourse.tsx';
import { useCourseView } from './use-course-view.ts';
import { type Draft, useDuplicate } from './use-duplicate.ts';
import { useEditParam } from './use-edit-param.ts';

export function CoursesScreen() {
  const courses = useCourses();
  const remove = useDelete<Course>(deleteCourse, queryKeys.courses);
  const { editor, addButton, formKey, before, add, edit, reopen, hide, loadingId, loadFailure } =
    useEditor(getCourse);
  const [draft, setDraft] = useState<Draft & { nr: number }>();
  const [saved, setSaved] = useState<{ course: Course; added: boolean }>();
  const { view, change } = useCourseView();
  const duplicate = useDuplicate((ready) => {
    setDraft((last) => ({ ...ready, nr: (last?.nr ?? 0) + 1 }));
    add();
  });

  const begin = (start: () => void) => {
    if (!mayDiscard()) return;
    setSaved(undefined);
    remove.reset();
    duplicate.reset();
    start();
  };

  const confirmDelete = (course: Course) => {
    if (!window.confirm(`Delete the course “${course.title}”? Visitors will no longer find it.`)) return;
    setSaved(undefined);
    remove.mutate(course, {
      onSuccess: () => {
        if (before?.value.id === course.id) hide();
      },
    });
  };

  const actions = useStableActions<keyof CourseActions, Course>({
    edit: (course) => begin(() => edit(course.id)),
    duplicate: (course) => begin(() => duplicate.mutate(course)),
    delete: confirmDelete,
  });
  useEditParam(edit);

  return (
    <Screen
      title="Courses"
      note={courses.data && `${courses.data.length} ${courses.data.length === 1 ? 'course' : 'courses'}`}
      actions={
        (editor.mode !== 'add' || draft) && (
          <Button
            ref={addButton}
            variant="primary"
            onClick={() =>
              begin(() => {
                setDraft(undefined);
                add();
              })
            }
          >
            Add course
          </Button>
        )
      }
    >
      <StatusRegion>
        {saved && <SavedCourse {...saved} />}
        {remove.isSuccess && (
          <DeletedNotice
            address={{ kind: 'course', id: remove.variables.id }}
            what={`“${remove.variables.title}”`}
          />
        )}
      </StatusRegion>
      {remove.isError && (
        <Failure
          what={ADMIN_TEXTS.courseDeleteFailed}
          error={remove.error}
          onRetry={() => remove.mutate(remove.variables)}
        />
      )}
      {loadFailure && (
        <Failure
          what={COURSE_TEXTS.unavailable}
          error={loadFailure.error}
          onRetry={() => begin(() => edit(loadFailure.id))}
        />
      )}
      {duplicate.isError && (
        <Failure
          what="Error duplicating course"
          error={duplicate.error}
          onRetry={() => {
            const course = duplicate.variables;
            begin(() => duplicate.mutate(course));
          }}
        />
      )}

      {editor.mode !== 'hidden' && (
        <CourseForm
          key={editor.mode === 'add' && draft ? `draft ${draft.nr}` : formKey}
          before={before}
          draft={editor.mode === 'add' ? draft : undefined}
          onReopen={reopen}
          onCancel={() => {
            if (mayDiscard()) hide();
          }}
          onSaved={(course, added) => {
            setSaved({ course, added });
            setDraft(undefined);
            hide();
          }}
        />
      )}

      {courses.isPending && <Loading>{COURSE_TEXTS.loading}</Loading>}
      {courses.isError && (
        <Failure
          what={COURSE_TEXTS.failed}
          error={courses.error}
          busy={courses.isFetching}
          onRetry={() => void courses.refetch()}
        />
      )}
      {courses.data && (
        <CourseList
          courses={courses.data}
          view={view}
          onView={change}
          loadingId={loadingId}
          duplicatingId={duplicate.isPending ? duplicate.variables.id : undefined}
          actions={actions}
        />
      )}
    </Screen>
  );
}
