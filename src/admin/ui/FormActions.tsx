import type { ReactNode, Ref } from 'react';
import { Button } from './Button.tsx';

interface FormActionsProps {
  save: string;
  saving: boolean;
  onCancel(): void;
  /** What else can be done with the form; stands before Cancel. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function FormActions({ save, saving, onCancel, children, ref }: FormActionsProps) {
  return (
    <div className="cluster form-actions" ref={ref}>
      <Button type="submit" variant="primary" busy={saving} busyLabel="Saving…">
        {save}
      </Button>
      {children}
      <Button onClick={onCancel} disabled={saving}>
        Cancel
      </Button>
    </div>
  );
}
