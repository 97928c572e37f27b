import { PAGE_TEXTS } from '#texts/page';

interface LegalPartsProps {
  parts: readonly { id: string; name: string }[];
}

/** The parts of a page: in sight where there is room, and else in a fold. One of the two is shown. */
export function LegalParts({ parts }: LegalPartsProps) {
  const links = (
    <ul>
      {parts.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="legal-parts links" aria-label={PAGE_TEXTS.parts}>
      <div className="legal-fold disclosures">
        <details>
          <summary>{PAGE_TEXTS.parts}</summary>
          {links}
        </details>
      </div>
      <div className="legal-list">
        <p aria-hidden="true">{PAGE_TEXTS.parts}</p>
        {links}
      </div>
    </nav>
  );
}
