import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { Button } from '../../ui/Button.tsx';
import { CenterPage } from './CenterPage.tsx';

/** Instead of an empty page when a screen breaks. */
export function Crash() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <CenterPage>
      <h1>{LAYOUT_TEXTS.crashed}</h1>
      <p className="muted">{LAYOUT_TEXTS.crashedHelp}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {LAYOUT_TEXTS.reload}
      </Button>
    </CenterPage>
  );
}
