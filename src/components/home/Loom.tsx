import type { Sections } from '../../domain/section.ts';
import { HousePattern } from '../ui/HousePattern.tsx';

const LINES = 12;

/** Code that weaves a cloth of lights, a line at a time: decoration that says what is taught. */
export const Loom = ({ technologies }: { technologies: Sections['home']['technologies'] }) => (
  <div className="loom">
    <ul className="loom-code">
      {technologies.entries.slice(0, LINES).map(({ id, text: name }) => (
        <li key={id}>{name}')</li>
      ))}
    </ul>
    <div className="loom-cloth">
      <HousePattern columns={9} rows={9} />
    </div>
  </div>
);
