import { Link } from 'react-router';
import { SETTINGS_TEXTS as texts } from '#texts/settings';
import { COMPANY_IDS } from '../../domain/company.ts';
import { templates } from '../../domain/template.ts';
import { recordsPath } from '../../paths.ts';
import { Screen } from '../ui/Screen.tsx';
import { BrandNotices } from './BrandNotices.tsx';
import { MailPanel } from './MailPanel.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RetentionPanel } from './RetentionPanel.tsx';

export function SettingsScreen() {
  return (
    <Screen title={texts.title} actions={<Link to={recordsPath(templates.name)}>{texts.templates}</Link>}>
      <div className="mail-state mail-line">
        <MailPanel />
      </div>
      <div className="stack panels">
        {COMPANY_IDS.map((id) => (
          <BrandNotices key={id} companyId={id} />
        ))}
      </div>
      <div className="stack panels panels-short">
        <RetentionPanel />
        <PersonPanel />
      </div>
    </Screen>
  );
}
