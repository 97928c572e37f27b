import { FAULT_TEXTS } from '#texts/page';

export const Fault = () => (
  <div className="wrap empty-page">
    <h1>{FAULT_TEXTS.title}</h1>
    <p>{FAULT_TEXTS.help}</p>
  </div>
);
