import { HISTORY_TEXTS } from '#texts/history';
import { Screen } from '../ui/Screen.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { BackupPanel } from './BackupPanel.tsx';
import { TrashPanel } from './TrashPanel.tsx';

export function HistoryScreen() {
  return (
    <Screen title={HISTORY_TEXTS.title}>
      <div className="history">
        <div className="stack history-panels">
          <TrashPanel />
          <BackupPanel />
          <AuditPanel />
        </div>
      </div>
    </Screen>
  );
}
