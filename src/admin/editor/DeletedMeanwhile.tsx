import { Notice } from '../ui/Notice.tsx';

interface DeletedMeanwhileProps {
  /** What people call such a record. */
  noun: string;
  /** Whether the picture of the deleted record is to be kept. */
  takesPicture: boolean;
}

/** Why saving makes a new record now. */
export function DeletedMeanwhile({ noun, takesPicture }: DeletedMeanwhileProps) {
  return (
    <Notice tone="error">
      Somebody else deleted this {noun} while you were editing it. Everything you typed is still here
      {takesPicture && ', and its image comes along'}: save it as a new {noun}, or cancel.
    </Notice>
  );
}
