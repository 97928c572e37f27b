import { useQuery } from '@tanstack/react-query';
import { PUBLISHING_TEXTS as texts } from '#texts/publishing';
import { HousePattern } from '../../components/ui/HousePattern.tsx';
import type { PublishStatus, ShownChange } from '../../domain/publish.ts';
import { DAYS_OF_MONTH, longestWait, type Policy } from '../../domain/publish-policy.ts';
import { getPolicy } from '../api/calls.ts';
import { usePublishStatus } from '../app/layout/use-publish-status.ts';
import { queryKeys } from '../app/queries.ts';
import { subjectOf } from '../history/audit-sentence.ts';
import { MutationFailure, QueryState } from '../ui/Failure.tsx';
import { formatDay } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Time } from '../ui/Time.tsx';
import { BuildState } from './BuildState.tsx';
import { BuildTime } from './BuildTime.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import { PublishNow, usePublishNow } from './PublishNow.tsx';
import { buildsLeft, whenInFiles } from './sentence.ts';

/** What of the stored content is in the files, when the rest follows, and who decides that. */
export function PublishingScreen() {
  const status = usePublishStatus();
  const policy = useQuery({ queryKey: queryKeys.policy, queryFn: getPolicy });
  return (
    <Screen title={texts.title}>
      <div className="stack">
        <QueryState of={status} loading={texts.loading} failed={texts.failed} />
        <div className="stack panels publishing-panels">
          {status.data && (
            <>
              <BuildsPanel status={status.data} />
              <ChangesPanel status={status.data} />
            </>
          )}
          <Panel title={texts.policy}>
            <QueryState of={policy} loading={texts.loading} failed={texts.policyFailed} />
            {policy.data && <LongestWait of={policy.data} />}
            {policy.data && <PolicyForm policy={policy.data} />}
          </Panel>
        </div>
      </div>
    </Screen>
  );
}

function LongestWait({ of }: { of: Policy }) {
  const nights = longestWait(of);
  if (nights === null) return null;
  if (nights > DAYS_OF_MONTH) return <p className="muted">{texts.byNextMonth}</p>;
  const isSpread = of.builds_a_month !== null;
  return (
    <p className="muted">
      {texts.longestWait(nights)} {isSpread && texts.spread}
    </p>
  );
}

function BuildsPanel({ status }: { status: PublishStatus }) {
  const publish = usePublishNow();
  const { builds, next, preview, all_under_way } = status;
  const isUnpublished = next?.when === 'held' && next.why === 'unpublished';
  return (
    <Panel title={texts.builds}>
      <div className="builds">
        <HousePattern columns={10} rows={1} />
        <div className="stack">
          <div>
            <p className="muted small">{texts.lastPublish}</p>
            <BuildTime {...status} />
          </div>
          <div className="stack">
            <BuildState status={status} />
            {preview && <p>{texts.preview}</p>}
            {isUnpublished && <p>{texts.unpublished}</p>}
            {all_under_way && <p>{texts.allUnderWay}</p>}
            {!preview && !all_under_way && buildsLeft(builds) === 0 && (
              <p>{texts.noneLeft(formatDay(builds.until))}</p>
            )}
          </div>
        </div>
        <PublishNow status={status} of={publish} />
      </div>
      <MutationFailure what={texts.publishNow} of={publish} />
    </Panel>
  );
}

function ChangesPanel({ status: { changes, lacking, next } }: { status: PublishStatus }) {
  if (lacking === 0) return null;
  return (
    <Panel title={texts.changes}>
      <p className="muted">{texts.changesHelp}</p>
      <ul className="lines">
        {changes.map((change) => (
          <ChangeLine key={`${change.kind}.${change.id}`} change={change} nextOfAll={next} />
        ))}
      </ul>
      {lacking > changes.length && <p>{texts.more(lacking - changes.length)}</p>}
    </Panel>
  );
}

interface ChangeLineProps {
  change: ShownChange;
  nextOfAll: PublishStatus['next'];
}

/** When it is in the files is said where it is not what is said of all. */
function ChangeLine({ change: { kind, label, change, at, next }, nextOfAll }: ChangeLineProps) {
  const now = new Date();
  const when = whenInFiles(next, now);
  return (
    <li>
      <div className="cluster line-head">
        <p>
          {label === '' ? texts.order : subjectOf(kind, label)}: {texts.change[change]}
        </p>
        {at && <Time at={at} className="muted small" />}
      </div>
      {when !== whenInFiles(nextOfAll, now) && (
        <p className="muted small">{(change === 'deleted' ? texts.goneNow : texts.visibleNow)(when)}</p>
      )}
    </li>
  );
}
