/** The top of an inner page. */
export const PageTop = ({ title, text }: { title: string; text?: string }) => (
  <div className="page-top">
    <div className="wrap">
      <h1>{title}</h1>
      {text && <p className="lead muted">{text}</p>}
    </div>
  </div>
);
