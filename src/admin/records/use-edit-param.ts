import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** A link from elsewhere may name a record to open: `?edit={id}`. It is followed once and leaves the address. */
export function useEditParam(edit: (id: string) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('edit');
  const open = useRef(edit);

  useEffect(() => {
    if (!asked) return;
    open.current(asked);
    setParams(
      (now) => {
        now.delete('edit');
        return now;
      },
      { replace: true },
    );
  }, [asked, setParams]);
}
