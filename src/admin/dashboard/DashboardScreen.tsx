import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import { useCarousel, useCourses } from '../app/queries.ts';
import { useEnquiries } from '../inbox/enquiries.ts';
import { countedEnquiries } from '../inbox/enquiry-filter.ts';
import { ofCompany } from '../ui/CompanyFilter.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EnquiryChart } from './EnquiryChart.tsx';
import { LastPublish } from './LastPublish.tsx';
import { NewestEnquiries } from './NewestEnquiries.tsx';
import { StatCard } from './StatCard.tsx';
import { UnfinishedCourses } from './UnfinishedCourses.tsx';

export function DashboardScreen() {
  const courses = useCourses();
  const carousel = useCarousel();
  const enquiries = useEnquiries();
  const counted = enquiries.data && countedEnquiries(enquiries.data);
  const queries = [courses, carousel, enquiries];
  const failed = queries.find((query) => query.isError);
  // What is still on its way may fail, too: one Retry is for all of it.
  const waiting = queries.some((query) => query.isFetching && !query.isError);

  const retry = () => {
    if (courses.isError) void courses.refetch();
    if (carousel.isError) void carousel.refetch();
    if (enquiries.isError) void enquiries.refetch();
  };

  return (
    <Screen title="Dashboard">
      {failed && !waiting && (
        <Failure
          what="Some numbers could not be loaded"
          error={failed.error}
          busy={failed.isFetching}
          onRetry={retry}
        />
      )}
      <dl className="stats">
        <StatCard label="Total Courses" value={courses.data?.length} failed={courses.isError} />
        <StatCard
          label="Form Submissions"
          value={counted?.length}
          atLeast={!enquiries.isComplete}
          failed={enquiries.isError}
        />
        <StatCard label="Carousel Items" value={carousel.data?.length} failed={carousel.isError} />
        <StatCard label="Total Companies" value={COMPANY_IDS.length} />
        {COMPANY_IDS.map((id) => (
          <StatCard
            key={id}
            label={`${COMPANIES[id].name} Courses`}
            value={courses.data && ofCompany(courses.data, id).length}
            failed={courses.isError}
          />
        ))}
      </dl>
      <div className="dashboard">
        <EnquiryChart enquiries={counted} complete={enquiries.isComplete} failed={enquiries.isError} />
        <LastPublish />
        <NewestEnquiries enquiries={counted} failed={enquiries.isError} />
        <UnfinishedCourses courses={courses.data} failed={courses.isError} />
      </div>
    </Screen>
  );
}
