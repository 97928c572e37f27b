import { INSTRUCTOR_TEXTS as texts } from '#texts/instructors';
import { COMPANIES } from '../../domain/company.ts';
import { scopes } from '../../domain/scope.ts';
import type { Sections } from '../../domain/section.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { ClosingCall } from '../page/ClosingCall.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { PageTop } from '../page/PageTop.tsx';
import { InstructorList, type InstructorListProps } from './InstructorList.tsx';

/** Everybody who teaches for a brand. */
export const InstructorsPage = ({ sections, ...list }: InstructorListProps & { sections: Sections }) => (
  <>
    <PageTop title={texts.title} text={texts.text(COMPANIES[list.companyId].name)} woven />
    <div className="section section-first wrap">
      <FreshRegion
        source={fragmentPaths.instructors(list.companyId)}
        scopes={[scopes.instructors(list.companyId)]}
        empty={false}
      >
        <InstructorList {...list} />
      </FreshRegion>
    </div>
    <ClosingCall
      title={texts.closing}
      links={[{ href: pagePaths(list.companyId).courses, text: sections.about.words.start }]}
    />
  </>
);
