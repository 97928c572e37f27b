import { type KeyboardEvent, useId, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { INTAKE_TEXTS } from '#texts/intake';
import { RECORD_TEXTS, ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import type { Course } from '../../domain/course.ts';
import { comingIntakes, type Intake, statusOf } from '../../domain/intake.ts';
import { startText, timeText } from '../../domain/intake-words.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { useRecords } from '../app/queries.ts';
import { RecordForm } from '../editor/RecordForm.tsx';
import { useEditor } from '../records/use-editor.ts';
import { Button } from '../ui/Button.tsx';
import { Failure, QueryState } from '../ui/Failure.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { mayDiscard } from '../ui/unsaved.ts';
import { adminIntakes } from './admin-intakes.tsx';
import { CancelIntake } from './CancelIntake.tsx';
import { intakeCollection } from './change-intake.ts';
import { SeatsLeft } from './SeatsLeft.tsx';

/** The intakes of a course, below its form. Each has a form that lies over this one. */
export function CourseIntakes({ record: course }: { record: Course }) {
  const title = useId();
  const records = useRecords(intakeCollection);
  const editor = useEditor(adminIntakes);
  const toast = useToast();
  const [cancelling, setCancelling] = useState<string>();
  const today = dayInNepal(new Date());
  const all = (records.data ?? []).filter(({ course_id }) => course_id === course.id);
  const coming = comingIntakes(all, today);
  const { form, opening, failure } = editor;

  // The form of the course listens for the same keys.
  const keepKeys = (event: KeyboardEvent) => (form || cancelling) && event.stopPropagation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps keys from what is around it
    <div onKeyDown={keepKeys}>
      <section className="stack course-intakes" aria-labelledby={title}>
        <div className="cluster spread">
          <h3 id={title} tabIndex={-1}>
            {texts.title} {records.data && <span className="muted small">{coming.length}</span>}
          </h3>
          <Button ref={editor.addButton} onClick={() => editor.add()}>
            {texts.add}
          </Button>
        </div>
        <QueryState of={records} loading={texts.loading} failed={texts.listFailed} />
        {failure && (
          <Failure
            what={texts.openFailed}
            error={failure.error}
            onRetry={() => editor.open(failure.wanted)}
          />
        )}
        {records.data && coming.length === 0 && <p className="muted">{texts.noneComing}</p>}
        <ul className="stack">
          {coming.map((intake) => (
            <li key={intake.id} data-id={intake.id} className="course-intake">
              <div>
                <p className="name">{startText(intake)}</p>
                <p className="muted small">
                  {[intake.label, timeText(intake), stateText(intake, today)].filter(Boolean).join(' · ')}
                </p>
              </div>
              {intake.seats && intake.state !== 'cancelled' && (
                <SeatsLeft intake={intake} seats={intake.seats} />
              )}
              {cancelling === intake.id ? (
                <CancelIntake intake={intake} onDone={() => setCancelling(undefined)} />
              ) : (
                <div className="row row-actions">
                  <Button
                    className="row-open"
                    hiddenLabel={startText(intake)}
                    busy={opening?.id === intake.id && opening.to === 'edit'}
                    busyLabel={ADMIN_TEXTS.opening}
                    disabled={opening !== undefined}
                    onClick={() => editor.open({ id: intake.id, to: 'edit' })}
                  >
                    {ADMIN_TEXTS.edit}
                  </Button>
                  {intake.state !== 'cancelled' && (
                    <Button
                      variant="danger"
                      hiddenLabel={startText(intake)}
                      onClick={() => setCancelling(intake.id)}
                    >
                      {texts.cancel}
                    </Button>
                  )}
                  <Button
                    aria-label={
                      opening ? undefined : `${adminIntakes.duplicateText?.(intake)} ${startText(intake)}`
                    }
                    title={adminIntakes.duplicateText?.(intake)}
                    busy={opening?.id === intake.id && opening.to === 'duplicate'}
                    busyLabel={RECORD_TEXTS.duplicating}
                    disabled={opening !== undefined}
                    onClick={() => editor.open({ id: intake.id, to: 'duplicate' })}
                  >
                    {texts.repeat}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
      {form && (
        <RecordForm
          key={form.nr}
          kind={adminIntakes}
          before={form.before}
          draft={form.draft}
          known={{ course_id: course.id }}
          onReopen={editor.reopen}
          onCancel={() => mayDiscard() && editor.leave()}
          onSaved={(saved, added) => {
            editor.leave(saved);
            const name = startText(saved);
            toast(
              <p className="toast-text">{added ? RECORD_TEXTS.added(name) : RECORD_TEXTS.saved(name)}</p>,
            );
          }}
        />
      )}
    </div>
  );
}

/** What has become of it, where it is not simply open. */
function stateText(intake: Intake, today: string): string {
  if (intake.state !== 'open')
    return [INTAKE_TEXTS.states[intake.state], intake.note].filter(Boolean).join(': ');
  return statusOf(intake, today) === 'full' ? INTAKE_TEXTS.states.full : '';
}
