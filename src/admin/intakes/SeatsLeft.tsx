import { useMutation } from '@tanstack/react-query';
import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import type { Intake } from '../../domain/intake.ts';
import { recordsKey, reload } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { changeSeats, intakeCollection, showIntake } from './change-intake.ts';

interface SeatsLeftProps {
  intake: Intake;
  seats: NonNullable<Intake['seats']>;
}

/** As many are few, however large the class is. */
const FEW = 3;

/** The seats that are left, and one tap for each that is taken or given back. */
export function SeatsLeft({ intake, seats }: SeatsLeftProps) {
  const change = useMutation({
    mutationFn: (by: number) => changeSeats(intake.id, by),
    onSuccess: showIntake,
    onSettled: () => reload(recordsKey(intakeCollection)),
  });
  const { left, total } = seats;
  const scarce = left === 0 ? 'none' : left <= Math.max(FEW, total / 4) ? 'few' : undefined;
  const step = (by: number, sign: string, label: string) => (
    <Button
      hiddenLabel={label}
      disabled={change.isPending || left + by < 0 || left + by > total}
      onClick={() => change.mutate(by)}
    >
      {sign}
    </Button>
  );
  return (
    <span className="row steps">
      {step(-1, '−', texts.seatTaken)}
      <span role="status" className="nobreak seats-left" data-scarce={scarce}>
        {texts.seatsLeft(left, total)}
      </span>
      {step(1, '+', texts.seatFree)}
      {change.isError && <span className="field-error">{texts.seatsFailed}</span>}
    </span>
  );
}
