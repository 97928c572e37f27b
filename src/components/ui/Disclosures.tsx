interface Item {
  question: string;
  answer: string;
}

/** Questions, each of which opens its answer; one at a time where the browser can. */
export const Disclosures = ({ items }: { items: readonly Item[] }) => (
  <div className="disclosures">
    {items.map(({ question, answer }) => (
      <details key={question} name="faq">
        <summary>{question}</summary>
        <p className="muted">{answer}</p>
      </details>
    ))}
  </div>
);
