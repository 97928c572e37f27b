import * as icons from '../../components/ui/icons.ts';
import type { AuditAction, AuditEntry } from '../../domain/audit.ts';
import { iconOfKind } from '../app/layout/sections.ts';

/** Of what is done to no record. */
const ICONS: Partial<Record<AuditAction, string>> = {
  ordered: icons.carousel,
  'person-erased': icons.inbox,
  published: icons.publish,
  'policy-changed': icons.publish,
  'notices-changed': icons.settings,
  'backed-up': icons.copy,
  'records-restored': icons.copy,
  'restore-ending': icons.copy,
  'backup-restored': icons.copy,
};

/** What an entry is about, as the menu draws it; who came and went, where it is about nothing else. */
export const entryIcon = ({ action, kind }: Pick<AuditEntry, 'action' | 'kind'>): string =>
  ICONS[action] ?? (kind ? iconOfKind(kind) : icons.person);
