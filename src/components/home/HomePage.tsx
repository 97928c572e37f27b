import type { ReactNode } from 'react';
import { PAGE_TEXTS } from '#texts/page';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { ClosingCall } from '../page/ClosingCall.tsx';
import { Featured } from './Featured.tsx';
import { Hero } from './Hero.tsx';
import { Stats } from './Stats.tsx';
import { Technologies } from './Technologies.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhyChoose } from './WhyChoose.tsx';

interface HomeProps {
  companyId: CompanyId;
  sections: Sections;
}
interface HomeEndProps extends HomeProps {
  /** The courses of the brand that stand first, in front. */
  featured: readonly OfferedCourse[];
}

/** The first page of a brand. @param children the carousel */
export const HomePage = ({ children, ...props }: HomeEndProps & { children?: ReactNode }) => (
  <>
    <HomeTop {...props} />
    <Testimonials words={props.sections.home.words}>{children}</Testimonials>
    <HomeEnd {...props} />
  </>
);

/** What stands above the carousel: by itself, since Astro writes the scripts of an island ahead of what it stands in. */
export const HomeTop = ({ companyId, sections }: HomeProps) => (
  <>
    <Hero companyId={companyId} sections={sections} theme={brands[companyId].theme} />
    <Stats stats={sections.home.stats} />
    <Technologies technologies={sections.home.technologies} words={sections.home.words} />
  </>
);

/** What stands below it. */
export function HomeEnd({ companyId, sections, featured }: HomeEndProps) {
  const { closing, features, words } = sections.home;
  const paths = pagePaths(companyId);
  return (
    <>
      <WhyChoose features={features} words={words} />
      <Featured companyId={companyId} courses={featured} sections={sections} />
      <ClosingCall
        title={closing.title}
        text={closing.text}
        links={[
          { href: paths.courses, text: PAGE_TEXTS.start },
          { href: paths.contact, text: PAGE_TEXTS.contactUs },
        ]}
      />
    </>
  );
}
