import { CAROUSEL_TEXTS } from '#texts/carousel';

/** What stands in the place of a carousel without items. */
export function CarouselNotice({ fetching }: { fetching: 'idle' | 'loading' | 'failed' }) {
  if (fetching === 'loading') {
    return (
      <p className="placeholder placeholder-loading" role="status">
        {CAROUSEL_TEXTS.loading}
      </p>
    );
  }
  return (
    <div className="placeholder">
      {fetching === 'failed' && <p role="alert">{CAROUSEL_TEXTS.failed}</p>}
      <p>{CAROUSEL_TEXTS.empty}</p>
    </div>
  );
}
