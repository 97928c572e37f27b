import { SETTINGS_TEXTS as texts } from '#texts/settings';
import { COMPANY_IDS } from '../../domain/company.ts';
import { Screen } from '../ui/Screen.tsx';
import { BrandNotices } from './BrandNotices.tsx';
import { MailPanel } from './MailPanel.tsx';

export function SettingsScreen() {
  return (
    <Screen title={texts.title}>
      <MailPanel />
      <div className="stack settings">
        {COMPANY_IDS.map((id) => (
          <BrandNotices key={id} companyId={id} />
        ))}
      </div>
    </Screen>
  );
}
