import { type Privacy, privacy } from '../../domain/privacy.ts';
import { type AdminKind, adminKind } from '../records/kind.ts';

const { label, control } = privacy.fields.retention;

/** One record, of which the row says what is chosen. */
export const adminPrivacy: AdminKind<Privacy> = {
  ...adminKind(privacy),
  columns: { retention: { label, cell: ({ retention }) => control.names?.[retention] } },
};
