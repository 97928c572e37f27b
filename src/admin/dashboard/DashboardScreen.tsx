import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import { adminPaths } from '../../paths.ts';
import { useCarousel, useCourses } from '../app/queries.ts';
import { useArrivals, useEnquiries } from '../inbox/enquiries.ts';
import { countedEnquiries } from '../inbox/enquiry-filter.ts';
import { MailPanel } from '../settings/MailPanel.tsx';
import { ofCompany } from '../ui/CompanyFilter.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EnquiryChart } from './EnquiryChart.tsx';
import { LastPublish } from './LastPublish.tsx';
import { ByCourse, PromisePanel } from './Measured.tsx';
import { NewestEnquiries } from './NewestEnquiries.tsx';
import { StatCard } from './StatCard.tsx';
import { UnfinishedCourses } from './UnfinishedCourses.tsx';
import { WaitingEnquiries } from './WaitingEnquiries.tsx';

const { totals } = DASHBOARD_TEXTS;

export function DashboardScreen() {
  const courses = useCourses();
  const carousel = useCarousel();
  const enquiries = useEnquiries();
  // The menu counts them: what stands here does not move while somebody reads it.
  useArrivals();
  const counted = enquiries.data && countedEnquiries(enquiries.data);
  const queries = [courses, carousel, enquiries];
  const failed = queries.filter(({ isError }) => isError);
  // What is still on its way may fail, too: one Retry is for all of it.
  const isWaiting = queries.some(({ isFetching, isError }) => isFetching && !isError);

  return (
    <Screen title={DASHBOARD_TEXTS.title}>
      {failed[0] && !isWaiting && (
        <Failure
          what={DASHBOARD_TEXTS.failed}
          error={failed[0].error}
          busy={failed[0].isFetching}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      <div className="stack dashboard">
        <WaitingEnquiries
          enquiries={counted}
          isComplete={enquiries.isComplete}
          failed={enquiries.isError}
          suspected={(enquiries.data?.length ?? 0) - (counted?.length ?? 0)}
        />
        <div className="stack">
          <UnfinishedCourses courses={courses.data} failed={courses.isError} />
          <Panel title={totals.title}>
            <dl className="stats">
              <StatCard label={totals.courses} value={courses.data?.length} failed={courses.isError} />
              <StatCard
                label={totals.enquiries}
                value={counted?.length}
                atLeast={!enquiries.isComplete}
                failed={enquiries.isError}
              />
              <StatCard label={totals.carousel} value={carousel.data?.length} failed={carousel.isError} />
              <StatCard label={totals.companies} value={COMPANY_IDS.length} />
              {COMPANY_IDS.map((id) => (
                <StatCard
                  key={id}
                  label={totals.coursesOf(COMPANIES[id].name)}
                  value={courses.data && ofCompany(courses.data, id).length}
                  failed={courses.isError}
                />
              ))}
            </dl>
          </Panel>
          <LastPublish />
        </div>
        <div className="stack">
          <NewestEnquiries enquiries={counted} failed={enquiries.isError} />
          <EnquiryChart enquiries={counted} isComplete={enquiries.isComplete} failed={enquiries.isError} />
          <PromisePanel enquiries={counted} isComplete={enquiries.isComplete} failed={enquiries.isError} />
        </div>
        <ByCourse
          enquiries={counted}
          isComplete={enquiries.isComplete}
          failed={enquiries.isError}
          courses={courses.data}
        />
        <div className="mail-state">
          <MailPanel aside={<Link to={adminPaths.settings}>{DASHBOARD_TEXTS.notices}</Link>} />
        </div>
      </div>
    </Screen>
  );
}
