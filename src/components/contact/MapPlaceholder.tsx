import { CONTACT_TEXTS } from '#texts/contact';
import type { SiteFacts } from '../../domain/brand-content.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

/** A drawn street plan that stands for a map: nothing is asked of a map service before the visitor wants one. */
export const MapPlaceholder = ({ site }: { site: SiteFacts }) => (
  <a className="map screen-only" href={site.map_url} rel="noopener">
    <svg viewBox="0 0 1200 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        fill="var(--map-hills)"
        d="M0 70 120 30 210 62 340 12 470 58 590 24 720 66 850 20 980 60 1090 28 1200 64V0H0z"
      />
      <path
        fill="none"
        stroke="var(--map-river)"
        strokeWidth="22"
        d="M260-10C300 60 250 110 310 170S280 270 340 330"
      />
      <path
        fill="none"
        stroke="var(--map-street)"
        strokeWidth="8"
        d="M-10 236 420 208 640 196 1210 150M640-10 640 196 690 330M420 208 400 330M860-10 880 176 930 330M-10 128 300 120 640 110 870 96 1210 60M120 120 150 330M1060 66 1080 330M500 116 520 330M760 104 780 330"
      />
      <path
        fill="none"
        stroke="var(--map-road)"
        strokeWidth="12"
        d="M-10 236 420 208 640 196 1210 150M640-10 640 196 690 330"
      />
      <path fill="var(--red-brand)" d="M640 196c24-30 38-50 38-70a38 38 0 1 0-76 0c0 20 14 40 38 70" />
      <circle fill="var(--color-on-deep)" cx="640" cy="126" r="14" />
    </svg>
    <span className="cluster map-label">
      <span>{site.address}</span>
      <span className="row more-link">
        {CONTACT_TEXTS.openMap}
        <Icon path={icons.arrow} />
      </span>
    </span>
  </a>
);
