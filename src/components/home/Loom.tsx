import type { Sections } from '../../domain/section.ts';
import { HousePattern } from '../ui/HousePattern.tsx';

const LINES = 12;

/** Code beside the cloth of lights that it weaves: decoration that says what is taught. */
export const Loom = ({ technologies }: { technologies: Sections['home']['technologies'] }) => (
  <div className="loom">
    <ol className="loom-code">
      {technologies.entries.slice(0, LINES).map(({ id, text: name }) => (
        <li key={id}>{name}')</li>
      ))}
    </ol>
    <div className="loom-cloth">
      <HousePattern columns={9} rows={1.5} />
    </div>
  </div>
);
