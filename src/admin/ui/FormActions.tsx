import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface FormActionsProps {
  save: string;
  saving: boolean;
  onCancel(): void;
  /** What else can be done with the form; stands before Cancel. */
  children?: ReactNode;
}

export function FormActions({ save, saving, onCancel, children }: FormActionsProps) {
  return (
    <div className="form-actions">
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
