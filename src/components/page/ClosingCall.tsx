interface ClosingCallProps {
  title: string;
  text?: string;
  links: readonly { href: string; text: string }[];
}

/** The band that closes a page: a line, a sentence, and one or two ways on. */
export const ClosingCall = ({ title, text, links }: ClosingCallProps) => (
  <section className="closing screen-only" aria-labelledby="closing-title">
    <div className="wrap stack closing-row">
      <div>
        <h2 id="closing-title">{title}</h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <p className="actions">
        {links.map((link, index) => (
          <a
            key={link.href}
            className={`button button-large ${index === 0 ? 'button-bright' : 'button-ghost'} ${link.href.startsWith('tel:') ? 'nobreak' : ''}`.trim()}
            href={link.href}
          >
            {link.text}
          </a>
        ))}
      </p>
    </div>
  </section>
);
