import { COURSE_PAGE_TEXTS } from '#texts/course';
import { PAGE_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { cardStartText } from '../../domain/intake-words.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { Channels } from '../contact/Channels.tsx';
import { ClosingCall } from '../page/ClosingCall.tsx';
import { Section } from '../page/Section.tsx';
import { absolute, callLink } from '../page/text.ts';
import { Disclosures } from '../ui/Disclosures.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CategoryLink } from './CategoryLink.tsx';
import { CourseCards } from './CourseCards.tsx';
import { CourseFee } from './CourseFee.tsx';
import { CourseImage } from './CourseImage.tsx';
import { isMarked, markdownHtml, splitLead } from './description.ts';
import { EnrolPanel } from './EnrolPanel.tsx';
import { Fact } from './Fact.tsx';
import { Facts } from './Facts.tsx';
import { Instructor } from './Instructor.tsx';
import { Instructors } from './Instructors.tsx';
import { IntakeTable } from './IntakeTable.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { NextIntakes } from './NextIntakes.tsx';
import { Syllabus } from './Syllabus.tsx';

export interface CourseDetailProps {
  course: OfferedCourse;
  /** At most three of the same company. */
  related: readonly OfferedCourse[];
  /** The brand whose page this is, which is not always the provider's. */
  companyId: CompanyId;
  /** Of the brand whose page this is. */
  sections: Sections;
}

/** Everything a course page shows below the header. Descriptions are text; markup in them stays text. */
export function CourseDetail({ course, related, companyId, sections }: CourseDetailProps) {
  const { points: usual, words } = sections.course;
  const { phone } = sections.site.facts;
  const channels = sections.contact.channels.entries;
  const address = absolute(pagePaths(companyId).course(course.id));
  const own = course.learning_points;
  const points = own.length > 0 ? own : usual.entries.map(({ text }) => text);
  const { lead, rest } = splitLead(course.description);
  return (
    <>
      <div className="course">
        <div className="course-top">
          <div className="wrap">
            <Breadcrumb
              companyId={companyId}
              over={[{ href: pagePaths(companyId).courses, text: words.courses }]}
              title={course.title}
              sections={sections}
            />
            <header className="course-head">
              <h1>{course.title}</h1>
              <p className="cluster muted small">
                <LevelBadge level={course.level} />
                <Fact icon={icons.clock} text={course.duration} />
              </p>
              <CourseFee course={course} />
              <div className="course-next small screen-only">
                <NextIntakes intakes={course.intakes} say={cardStartText} />
              </div>
              {lead && <p className="lead">{lead}</p>}
            </header>
          </div>
          <div className="course-image top-cloth cover screen-only">
            <CourseImage course={course} place="page" />
          </div>
        </div>
        <div className="wrap course-columns">
          <div className="course-main">
            <IntakeTable course={course} companyId={companyId} />
            <section className="course-part course-learn">
              <h2>{COURSE_PAGE_TEXTS.learn}</h2>
              <ul className="learn-list">
                {points.map((point) => (
                  <li key={point}>
                    <Icon path={icons.check} />
                    {point}
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <EnrolPanel course={course} companyId={companyId} phone={phone} />
        </div>
        <section className="course-part course-know">
          <h2>{COURSE_PAGE_TEXTS.facts}</h2>
          <Facts
            facts={[
              {
                name: COURSE_PAGE_TEXTS.instructor,
                value:
                  course.instructors.length > 0 ? (
                    <Instructors instructors={course.instructors} companyId={companyId} />
                  ) : (
                    <Instructor name={course.instructor} fallback={words.noInstructor} />
                  ),
              },
              { name: COURSE_PAGE_TEXTS.requirements, value: course.requirements },
              { name: COURSE_PAGE_TEXTS.certificate, value: course.certificate },
              {
                name: COURSE_PAGE_TEXTS.provider,
                value: COMPANIES[course.company_id].name,
                inPanel: true,
              },
              {
                name: COURSE_PAGE_TEXTS.category,
                value: course.category_name && <CategoryLink course={course} />,
                inPanel: true,
              },
            ]}
          />
        </section>
        {rest.length + course.syllabus.length + course.faq.length > 0 && (
          <div className="course-part course-more">
            <Description parts={rest} />
            <Syllabus parts={course.syllabus} />
            <Questions items={course.faq} />
          </div>
        )}
        {channels.length > 0 && (
          <section className="course-part">
            <h2>{COURSE_PAGE_TEXTS.ask}</h2>
            <Channels channels={channels} about={{ title: course.title, address }} />
          </section>
        )}
      </div>
      {related.length > 0 && (
        <Section
          id="related"
          title={words.related}
          soft
          titled="head"
          more={{ href: pagePaths(companyId).courses, text: words.browse }}
        >
          <CourseCards courses={related} companyId={companyId} sections={sections} />
        </Section>
      )}
      <ClosingCall
        title={sections.home.closing.title}
        text={sections.home.closing.text}
        links={[
          { href: pagePaths(companyId).contact, text: PAGE_TEXTS.contactUs },
          { href: callLink(phone), text: PAGE_TEXTS.call(phone) },
        ]}
      />
    </>
  );
}

const Description = ({ parts }: { parts: string[] }) =>
  parts.length > 0 && (
    <section>
      <h2>{COURSE_PAGE_TEXTS.about}</h2>
      <Paragraphs parts={parts} />
    </section>
  );

/** Plain paragraphs stay as they were typed. */
function Paragraphs({ parts }: { parts: string[] }) {
  const className = 'course-description';
  if (!parts.some(isMarked))
    return (
      <div className={className}>
        {parts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark lets no markup through
  return <div className={className} dangerouslySetInnerHTML={{ __html: markdownHtml(parts.join('\n\n')) }} />;
}

const Questions = ({ items }: { items: OfferedCourse['faq'] }) =>
  items.length > 0 && (
    <section>
      <h2>{COURSE_PAGE_TEXTS.faq}</h2>
      <Disclosures items={items} />
    </section>
  );
