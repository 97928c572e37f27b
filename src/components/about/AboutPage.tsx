import { PAGE_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { ClosingCall } from '../page/ClosingCall.tsx';
import { PageTop } from '../page/PageTop.tsx';
import { Benefits } from './Benefits.tsx';
import { Impact } from './Impact.tsx';
import { Leaders } from './Leaders.tsx';
import { Purposes } from './Purposes.tsx';
import { Values } from './Values.tsx';

/** What a brand says of itself. */
export function AboutPage({ companyId, sections }: { companyId: CompanyId; sections: Sections }) {
  const { about } = sections;
  const paths = pagePaths(companyId);
  const { name } = COMPANIES[companyId];
  return (
    <>
      {/* A line ends ahead of the name, not within it. */}
      <PageTop
        title={about.intro.title.replace(name, name.replaceAll(' ', '\u00a0'))}
        text={about.intro.description}
        woven
      />
      <Purposes mission={about.mission} vision={about.vision} />
      <Impact impact={about.impact} />
      <Values values={about.values} />
      <Benefits benefits={about.benefits} />
      <Leaders companyId={companyId} leaders={about.leaders} />
      <ClosingCall
        title={about.words.closing}
        links={[
          { href: paths.courses, text: about.words.start },
          { href: paths.contact, text: PAGE_TEXTS.contactUs },
        ]}
      />
    </>
  );
}
