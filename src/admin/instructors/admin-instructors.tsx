import { useWatch } from 'react-hook-form';
import {
  ADMIN_CATALOGUE_TEXTS,
  capitalized,
  ADMIN_COURSE_TEXTS as courseTexts,
  ADMIN_INTAKE_TEXTS as texts,
} from '#texts/records';
import { Cloth } from '../../components/ui/Cloth.tsx';
import { personCloth } from '../../components/ui/cloth-path.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { school } from '../../components/ui/icons.ts';
import { Portrait } from '../../components/ui/Portrait.tsx';
import { companyOfInstructor, type Instructor, instructors } from '../../domain/instructor.ts';
import { COURSE_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { useCourses } from '../app/queries.ts';
import { type FormPicture, recordTyped } from '../editor/form-values.ts';
import { LiveCardPanel } from '../editor/LiveCardPanel.tsx';
import { useShownPicture } from '../editor/use-shown-picture.ts';
import { type AdminKind, adminKind } from '../records/kind.ts';
import { BesideCompany } from '../ui/CompanyBadge.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import { useRest } from '../ui/use-rest.ts';

const { fields } = instructors;

/** Those who teach, beside their form as their page shows them. */
export const adminInstructors: AdminKind<Instructor> = {
  ...adminKind(instructors),
  // Nearly all of them are shown: only who is not says so, beside the name.
  columns: { courses: { label: courseTexts.title, cell: ({ id }) => <Taught by={id} /> } },
  head: (instructor) => (
    <div className="row named">
      <Portrait companyId={companyOfInstructor(instructor)} instructor={instructor} />
      <div className="names">
        <span className="name">{instructor.name}</span>
        <BesideCompany id={instructors.companyOf?.(instructor) ?? null}>{instructor.role}</BesideCompany>
      </div>
      {instructor.state === 'draft' && <StateBadge text={capitalized(instructor.state)} tone="neutral" />}
    </div>
  ),
  Card: InstructorCard,
  StandIn: () => (
    <span className="stored-picture cover">
      <OwnCloth />
    </span>
  ),
};

/** The courses that lead to the page of an instructor. */
function Taught({ by }: { by: string }) {
  const { data } = useCourses();
  const taught = data?.filter(({ instructor_ids }) => instructor_ids.includes(by));
  if (taught?.length === 0) return <span className="muted">{ADMIN_CATALOGUE_TEXTS.none}</span>;
  return (
    taught && (
      <>
        <Icon path={school} />
        {taught.map(({ title }) => title).join(', ')}
      </>
    )
  );
}

/** Of what is typed of somebody. */
function OwnCloth() {
  const instructor = recordTyped(fields, useWatch(), { name: '' });
  const cloth = useRest(personCloth(companyOfInstructor(instructor), instructor.name));
  return <Cloth path={cloth} small />;
}

/** What is typed of somebody, as pages will show it: a photo, or a cloth of their own. */
function InstructorCard() {
  const typed: Record<string, unknown> = useWatch();
  const { name, role, bio, state, picture_focus } = recordTyped(fields, typed, { name: fields.name.label });
  const subjects = (typed.subjects as string[] | undefined) ?? [];
  const { url } = useShownPicture(typed.picture as FormPicture);
  return (
    <LiveCardPanel
      empty={!typed.name}
      picture={
        <span className="portrait cover">
          {url ? <img src={url} alt="" data-focus={picture_focus || undefined} /> : <OwnCloth />}
        </span>
      }
    >
      <div className="names">
        <span className="name">{name}</span>
        {role && <span className="muted">{role}</span>}
      </div>
      {bio ? (
        <p className="small">{summary(bio, COURSE_EXCERPT_MAX)}</p>
      ) : (
        <div className="live-card-lines" />
      )}
      <p className="cluster">
        {[...new Set(subjects)].filter(Boolean).map((subject) => (
          <span key={subject} className="badge tone-accent">
            {subject}
          </span>
        ))}
      </p>
      {state === 'draft' && <p className="small">{texts.draftHidden}</p>}
    </LiveCardPanel>
  );
}
