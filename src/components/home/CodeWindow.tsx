import { site } from '../../content/site.ts';

/** An editor window, drawn with text: decoration that says what is taught. */
export const CodeWindow = ({ technologies }: { technologies: readonly string[] }) => (
  <div className="code-window">
    <p className="row code-window-bar muted">
      <i />
      <i />
      <i />
      <span>career.ts</span>
    </p>
    <ol className="code-window-lines">
      <li>
        <b>import</b> {'{ you }'} <b>from</b> <em>'{site.city.toLowerCase()}'</em>
        {';'}
      </li>
      <li />
      <li>
        <b>const</b> skills = [
      </li>
      {technologies.slice(0, 6).map((name) => (
        <li key={name} className="code-window-inner">
          <em>'{name}'</em>,
        </li>
      ))}
      <li>];</li>
      <li />
      <li>
        <b>for</b> (<b>const</b> skill <b>of</b> skills) {'{'}
      </li>
      <li className="code-window-inner">
        <b>await</b> you.<u>build</u>(skill);
      </li>
      <li>
        {'}'}
        <span className="code-window-caret" />
      </li>
    </ol>
  </div>
);
