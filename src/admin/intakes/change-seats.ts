import { type Intake, intakes } from '../../domain/intake.ts';
import { getRecord, updateRecord } from '../api/calls.ts';
import { type Collection, collectionOf } from '../api/collections.ts';
import { isFailure } from '../api/failure.ts';

export const intakeCollection = collectionOf(intakes as never) as unknown as Collection<Intake>;
const TRIES = 5;

/**
 * Takes or gives back seats. Two people may do so at once: each change goes on top of the other's, so that neither is lost.
 * @param by how many seats are left more, or fewer
 */
export async function changeSeats(id: string, by: number): Promise<Intake> {
  for (let attempt = 1; ; attempt++) {
    const { value, etag } = await getRecord(intakeCollection, id);
    const { seats } = value;
    if (!seats) return value;
    const left = Math.min(seats.total, Math.max(0, seats.left + by));
    try {
      return await updateRecord(intakeCollection, id, { seats: { ...seats, left } }, etag);
    } catch (error) {
      if (!isFailure(error, 412) || attempt === TRIES) throw error;
    }
  }
}
