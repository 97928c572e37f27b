import { PAGE_TEXTS } from '#texts/page';

interface LegalPartsProps {
  parts: readonly { id: string; name: string }[];
}

/** The parts of a page: in sight where there is room beside the text, and else in a fold. One of the two is shown. */
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
    <>
      <div className="legal-fold links disclosures">
        <details>
          <summary>{PAGE_TEXTS.parts}</summary>
          {links}
        </details>
      </div>
      <nav className="legal-parts links" aria-labelledby="legal-parts">
        <p id="legal-parts">{PAGE_TEXTS.parts}</p>
        {links}
      </nav>
    </>
  );
}
