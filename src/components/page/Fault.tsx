export const FAULT_TITLE = 'This page cannot be shown right now';

/** For a moment in which the store does not answer. */
export const Fault = () => (
  <div className="wrap empty-page">
    <h1>{FAULT_TITLE}</h1>
    <p>Please try again in a moment.</p>
  </div>
);
