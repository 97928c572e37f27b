import { CONTACT_TEXTS, PLACES } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { CHOWK, HIGHWAY, PLAN_BOX, plan } from './plan.ts';

/** Where the names beside the highway begin, clear of its marker. */
const NAMES = HIGHWAY + 4;

/**
 * A plan of the neighbourhood, in stitches, that leads to a map: nothing is asked of a map service before the visitor
 * wants one. It is true of one place only, so another address is shown without it.
 */
export const MapPlaceholder = ({ facts }: { facts: Sections['site']['facts'] }) => (
  <a className="map screen-only" href={facts.map_url}>
    {facts.address.includes(PLACES.chowk) && (
      <svg viewBox={PLAN_BOX} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="map-hills" d={plan.hills} />
        <path className="map-river" d={plan.river} />
        <path d={plan.roads} />
        <path className="map-here" d={plan.here} />
        <text x={HIGHWAY - 13} y={CHOWK + 13}>
          {PLACES.river}
        </text>
        <text className="muted" x={NAMES} y={CHOWK - 10}>
          {PLACES.north}
        </text>
        <text x={NAMES} y={CHOWK + 10}>
          {PLACES.highway}
        </text>
        <text className="muted" x={NAMES} y={CHOWK + 15.5}>
          {PLACES.south}
        </text>
        <text className="map-name" x={NAMES} y={CHOWK - 3}>
          {PLACES.chowk}
        </text>
      </svg>
    )}
    <span className="cluster map-label">
      <span>{facts.address}</span>
      <span className="row more-link">
        {CONTACT_TEXTS.openMap}
        <Icon path={icons.arrow} />
      </span>
    </span>
  </a>
);
