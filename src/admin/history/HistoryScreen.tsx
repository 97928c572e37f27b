import { HISTORY_TEXTS } from '#texts/history';
import { Screen } from '../ui/Screen.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { BackupPanel } from './BackupPanel.tsx';
import { TrashPanel } from './TrashPanel.tsx';

export function HistoryScreen() {
  return (
    <Screen title={HISTORY_TEXTS.title}>
      <div className="stack history">
        <TrashPanel />
        <BackupPanel />
        <AuditPanel />
      </div>
    </Screen>
  );
}
