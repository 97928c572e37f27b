import type { EnquiryRecord } from '../../../src/domain/enquiry.ts';
import { ADMIN } from '../../support/credentials.ts';
import { storedEnquiry } from '../../support/enquiries.ts';
import { FIXED_DAY } from '../../support/fixed-day.ts';

const HOUR_MS = 3_600_000;

interface Written {
  hoursAgo: number;
  name: string;
  email: string;
  company_id: 1 | 2;
  course_id: string;
  message: string;
  /** How far it is, or after how many hours it was answered. */
  done: 'new' | 'read' | number;
}

/** What an inbox holds on an ordinary day. */
const INBOX: Written[] = [
  {
    hoursAgo: 2,
    name: 'Mina Rai',
    email: 'mina.rai@example.com',
    company_id: 1,
    course_id: 'ielts-preparation',
    message: 'When does the next batch begin, and are there classes in the evening?',
    done: 'new',
  },
  {
    hoursAgo: 5,
    name: 'Asha Gurung',
    email: 'asha.gurung@example.com',
    company_id: 1,
    course_id: 'spoken-english',
    message: 'I would like to know the fees for two students.\nIs there a discount for sisters?',
    done: 'new',
  },
  {
    hoursAgo: 13,
    name: 'Bikash Thapa',
    email: 'bikash.thapa@example.com',
    company_id: 2,
    course_id: 'mern-stack-web-development',
    message: 'I know some HTML. Is that enough for this course, or should I begin with another one?',
    done: 'read',
  },
  {
    hoursAgo: 23,
    name: 'सीता शर्मा',
    email: 'sita.sharma@example.com',
    company_id: 1,
    course_id: 'lok-sewa-kharidar-nayab-subba',
    message: 'नमस्ते, लोकसेवाको अर्को कक्षा कहिले सुरु हुन्छ?',
    done: 'new',
  },
  {
    hoursAgo: 27,
    name: 'Pemba Sherpa',
    email: 'pemba.sherpa@example.com',
    company_id: 2,
    course_id: 'ui-ux-design',
    message: 'Can I pay in three parts?',
    done: 'read',
  },
  {
    hoursAgo: 31,
    name: 'Rojina Karki',
    email: 'rojina.karki@example.com',
    company_id: 1,
    course_id: 'ielts-preparation',
    message: 'My test is in seven weeks. Which batch would you advise?',
    done: 3,
  },
  {
    hoursAgo: 68,
    name: 'Dipesh Chaudhary',
    email: 'dipesh@example.com',
    company_id: 1,
    course_id: 'accounting-and-tally',
    message: 'Is there a morning class before 8 o’clock? I work in a shop.',
    done: 20,
  },
  {
    hoursAgo: 124,
    name: 'Anjali Poudel',
    email: 'anjali.poudel@example.com',
    company_id: 2,
    course_id: 'data-analysis-with-python',
    message: 'Do I have to bring a computer of my own?',
    done: 5,
  },
  {
    hoursAgo: 229,
    name: 'Kiran Bhattarai',
    email: 'kiran.b@example.com',
    company_id: 1,
    course_id: '',
    message: 'We are a cooperative of twelve people and look for a course in our office.',
    done: 30,
  },
  {
    hoursAgo: 321,
    name: 'Sunita Magar',
    email: 'sunita.magar@example.com',
    company_id: 1,
    course_id: 'ielts-preparation',
    message: 'Thank you for the two lessons as a guest. I would like to join on Monday.',
    done: 2,
  },
  {
    hoursAgo: 457,
    name: 'Prakash Adhikari',
    email: 'prakash.adhikari@example.com',
    company_id: 2,
    course_id: 'mern-stack-web-development',
    message: 'Do you help with a job after the course?',
    done: 7,
  },
  {
    hoursAgo: 654,
    name: 'Laxmi Tharu',
    email: 'laxmi.tharu@example.com',
    company_id: 1,
    course_id: 'tailoring-and-dress-making',
    message: 'Is the machine to be bought, or do you have enough of them?',
    done: 11,
  },
];

export const enquiriesOfFixedDay = (): EnquiryRecord[] =>
  INBOX.map(({ hoursAgo, done, ...written }, number) => {
    const submitted = FIXED_DAY.getTime() - hoursAgo * HOUR_MS;
    // Ids end at random, and references follow from that.
    const enquiry = storedEnquiry(0x1f_2e_3d_4c_5b * (number + 3), written, submitted);
    if (typeof done === 'string') return { ...enquiry, state: done };
    return {
      ...enquiry,
      state: 'replied',
      answered_by: ADMIN.email,
      answered_at: new Date(submitted + done * HOUR_MS).toISOString(),
    };
  });
