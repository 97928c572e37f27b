import { COMPANIES, type CompanyId } from '../../domain/company.ts';

interface HomeTexts {
  explore: string;
  learnMore: string;
  /** Ends the words of that link for those who hear it out of its place. */
  learnMoreOf: string;
  testimonials: string;
  testimonialsNote: string;
  why: string;
  technologies: string;
  featured: string;
  viewAll: string;
  start: string;
  contact: string;
}

const shared = { start: 'Get Started Today', contact: 'Contact Us' };

/** Headings and buttons of the home page; what the brand says about itself is content. */
export const homeTexts: Readonly<Record<CompanyId, HomeTexts>> = {
  1: {
    ...shared,
    explore: 'Explore Courses',
    learnMore: 'Learn More',
    learnMoreOf: `about ${COMPANIES[1].name}`,
    testimonials: 'What Our Students Say',
    testimonialsNote: 'In their own words, from the classes of the last years.',
    why: `Why Choose ${COMPANIES[1].name}?`,
    technologies: 'Technologies We Teach',
    featured: 'Featured Courses',
    viewAll: 'View All Courses',
  },
  2: {
    ...shared,
    explore: 'Explore IT Courses',
    learnMore: 'View Curriculum',
    learnMoreOf: `of ${COMPANIES[2].name}`,
    testimonials: 'Student Success Stories',
    testimonialsNote: 'Where people went after the course, in their own words.',
    why: `Why Choose ${COMPANIES[2].name}?`,
    technologies: 'Technologies You Will Master',
    featured: 'Featured IT Courses',
    viewAll: 'View All IT Courses',
  },
};
