import type { Sections } from '../../domain/section.ts';
import { HousePattern } from '../ui/HousePattern.tsx';

/** The one in the middle stands beside the mark, and is lit. */
const LINES = 7;

/** Code that weaves a cloth of lights, a line at a time: decoration that says what is taught, in turn where it is little. */
export const Loom = ({ technologies: { entries } }: { technologies: Sections['home']['technologies'] }) => (
  <div className="loom">
    <ul className="loom-code">
      {Array.from({ length: LINES }, (_, line) => entries[line % entries.length]?.text).map(
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice
        (name, line) => name && <li key={line}>{name}')</li>,
      )}
    </ul>
    <div className="loom-cloth">
      <HousePattern columns={9} rows={9} />
    </div>
  </div>
);
