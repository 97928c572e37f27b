import { DASHBOARD_TEXTS } from '#texts/dashboard';
import { Loading } from '../ui/Loading.tsx';

/** In place of what has not come: on its way, or not until somebody presses Retry above. */
export function Pending({ failed, loading }: { failed: boolean; loading: string }) {
  return failed ? <p className="muted">{DASHBOARD_TEXTS.notLoaded}</p> : <Loading>{loading}</Loading>;
}
