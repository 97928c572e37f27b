import { PUBLISHING_TEXTS as texts } from '#texts/publishing';
import type { PublishStatus } from '../../domain/publish.ts';
import { Time } from '../ui/Time.tsx';

/** The end of the last build, or its beginning while it runs. */
export function BuildTime({ build: { started_at, finished_at, failed } }: PublishStatus) {
  const time = finished_at ?? started_at;
  return (
    <p className="last-publish">
      {!time && texts.noBuild}
      {time && failed && texts.buildFailed}
      {time && !finished_at && texts.buildingSince} {time && <Time at={time} />}
    </p>
  );
}
