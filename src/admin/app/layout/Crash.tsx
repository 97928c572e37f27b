import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../../ui/Button.tsx';

/** Instead of an empty page when a screen breaks. */
export function Crash() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="center-page">
      <div className="panel narrow stack">
        <h1>Something went wrong on this page</h1>
        <p className="muted">What you saved before is safe. Reload the page to go on.</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </main>
  );
}
