import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { INBOX_TEXTS } from '#texts/inbox';
import { PERSON_TEXTS as texts } from '#texts/privacy';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { type FoundOfPerson, personSchema } from '../../domain/person.ts';
import { summary } from '../../domain/summary.ts';
import { erasePerson, findPerson } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { Field } from '../ui/Field.tsx';
import { formatIso } from '../ui/format.ts';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Time } from '../ui/Time.tsx';

/** Shows what is held about somebody, hands it out as a file, and erases it. */
export function PersonPanel() {
  /** Whom a message was from that led here: not in the address, which browsers remember. */
  const asked: unknown = useLocation().state?.person;
  const [person, setPerson] = useState(typeof asked === 'string' ? asked : '');
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!asked) return;
    // Below the fold: once the screen has gone to its top.
    requestAnimationFrame(() => field.current?.focus());
    // The place in the history would outlive a reload, and an erasure.
    void navigate('.', { replace: true, state: null });
  }, [asked, navigate]);
  const [isTried, setTried] = useState(false);
  const find = useMutation({ mutationFn: (asked: string) => findPerson(asked) });
  const erase = useMutation({
    mutationFn: (ids: readonly string[]) => erasePerson(find.variables ?? '', ids),
    // What was passed over is shown: it is gone already, or somebody has to try again.
    onSuccess: (count, asked) => (count < asked.length ? find.mutate(find.variables ?? '') : find.reset()),
    onSettled: (_result, _error, _sent, _before, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.enquiries }),
  });
  const found = find.data ?? [];
  const fault = isTried ? personSchema.safeParse(person).error?.issues[0]?.message : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    erase.reset();
    if (personSchema.safeParse(person).success) find.mutate(person);
  };
  const download = () => {
    const day = formatIso(new Date()).slice(0, 10);
    saveFile(
      `personal-data-${day}.json`,
      new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' }),
    );
  };
  const confirmErase = () => {
    if (window.confirm(texts.confirm(found.length))) erase.mutate(found.map(({ id }) => id));
  };

  return (
    <Panel title={texts.title}>
      <form className="stack" noValidate onSubmit={submit}>
        <Field label={texts.person} hint={texts.help} error={fault}>
          {(wiring) => (
            <input
              {...wiring}
              ref={field}
              value={person}
              onChange={({ target }) => setPerson(target.value)}
              autoComplete="off"
              autoCapitalize="none"
            />
          )}
        </Field>
        <div className="cluster form-actions">
          <Button type="submit" busy={find.isPending} busyLabel={texts.finding}>
            {texts.find}
          </Button>
        </div>
      </form>
      <MutationFailure what={texts.findFailed} of={find} />
      <MutationFailure what={texts.eraseFailed} of={erase} />
      {erase.isSuccess && found.length > 0 && <Notice tone="error">{texts.stillThere}</Notice>}
      <StatusRegion>
        {find.isSuccess && <p>{texts.found(found.length)}</p>}
        {erase.isSuccess && erase.data > 0 && <Notice tone="success">{texts.erased(erase.data)}</Notice>}
      </StatusRegion>
      {found.length > 0 && (
        <>
          <ul className="lines">
            {found.map((enquiry) => (
              <FoundLine key={enquiry.id} enquiry={enquiry} />
            ))}
          </ul>
          <div className="cluster form-actions">
            <Button onClick={download}>{texts.download}</Button>
            <Button variant="danger" busy={erase.isPending} busyLabel={texts.erasing} onClick={confirmErase}>
              {texts.erase(found.length)}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function FoundLine({ enquiry }: { enquiry: FoundOfPerson }) {
  const { name, email, phone, company_id, submitted_at, message, answers, deleted_at, state } = enquiry;
  return (
    <li>
      <p className="cluster">
        <strong>{name}</strong> <Time className="muted small" at={submitted_at} />
        <CompanyBadge id={company_id} />
        <span className="badge tone-neutral">{deleted_at ? texts.inTrash : INBOX_TEXTS.states[state]}</span>
      </p>
      <p className="muted">
        {[email, phone, answers.length > 0 && texts.answers(answers.length)].filter(Boolean).join(' · ')}
      </p>
      <p className="muted">{summary(message, ENQUIRY_EXCERPT_MAX)}</p>
    </li>
  );
}
