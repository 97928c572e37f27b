import { type Intake, intakes } from '../../domain/intake.ts';
import { getRecord, updateRecord } from '../api/calls.ts';
import { collectionOf } from '../api/collections.ts';
import { isFailure } from '../api/failure.ts';
import { queryClient, recordsKey } from '../app/queries.ts';

export const intakeCollection = collectionOf(intakes);
const TRIES = 5;

/**
 * Changes an intake without its form. Two people may do so at once: each change goes on top of the other's, so that neither
 * is lost.
 * @param change what is to be saved of an intake as it is now; null for nothing
 */
export async function changeIntake(id: string, change: (now: Intake) => object | null): Promise<Intake> {
  for (let attempt = 1; ; attempt++) {
    const { value, etag } = await getRecord(intakeCollection, id);
    const changed = change(value);
    if (!changed) return value;
    try {
      return await updateRecord(intakeCollection, id, changed, etag);
    } catch (error) {
      if (!isFailure(error, 412) || attempt === TRIES) throw error;
    }
  }
}

/**
 * Takes or gives back seats.
 * @param by how many seats are left more, or fewer
 */
export const changeSeats = (id: string, by: number): Promise<Intake> =>
  changeIntake(id, ({ seats }) => {
    if (!seats) return null;
    return { seats: { ...seats, left: Math.min(seats.total, Math.max(0, seats.left + by)) } };
  });

/** Lists show it at once. */
export const showIntake = (changed: Intake): void =>
  void queryClient.setQueryData<Intake[]>(recordsKey(intakeCollection), (all) =>
    all?.map((intake) => (intake.id === changed.id ? changed : intake)),
  );
