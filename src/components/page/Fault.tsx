import { FAULT_TEXTS } from '#texts/page';

export const Fault = () => (
  <div className="wrap empty-page">
    <div className="stack">
      <h1>{FAULT_TEXTS.title}</h1>
      <p className="lead muted">{FAULT_TEXTS.help}</p>
    </div>
  </div>
);
