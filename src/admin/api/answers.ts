import { z } from 'zod';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { COURSE_LEVELS, type Course } from '../../domain/course.ts';
import { ENQUIRY_STATES, type Enquiry } from '../../domain/enquiry.ts';
import { userSchema } from '../../domain/session.ts';

/** What the admin trusts of an answer, checked where it comes in. A key more than these is no error. */

const companyId = z.literal(COMPANY_IDS);

export const courseAnswer: z.ZodType<Course> = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  image_width: z.number().nullable(),
  image_height: z.number().nullable(),
  duration: z.string(),
  level: z.enum([...COURSE_LEVELS, '']),
  instructor: z.string(),
  company_id: companyId,
  created_at: z.string(),
  updated_at: z.string(),
});

export const carouselItemAnswer: z.ZodType<CarouselItem> = z.object({
  id: z.string(),
  image: z.string(),
  image_width: z.number(),
  image_height: z.number(),
  caption: z.string(),
  company_id: companyId,
  position: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const enquiryAnswer: z.ZodType<Enquiry> = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  company_id: companyId,
  company_name: z.string(),
  submitted_at: z.string(),
  state: z.enum(ENQUIRY_STATES),
  notes: z.string(),
  spam: z.boolean(),
});

export const verifyAnswer = z.object({ user: userSchema });
