import type { Sections } from '../../domain/section.ts';
import { Weave } from '../ui/Weave.tsx';
import { INSTITUTE_CLOTH } from '../ui/weave.ts';

const LINES = 12;

/** Code that weaves a cloth of lights, a line at a time: decoration that says what is taught. */
export const Loom = ({ technologies }: { technologies: Sections['home']['technologies'] }) => (
  <div className="loom">
    <ol className="loom-code">
      {technologies.entries.slice(0, LINES).map(({ id, text: name }) => (
        <li key={id}>
          <span>{name}</span>
        </li>
      ))}
    </ol>
    <div className="loom-cloth">
      <Weave id="lights" cloth={INSTITUTE_CLOTH} columns={9} rows={1.5} />
    </div>
  </div>
);
