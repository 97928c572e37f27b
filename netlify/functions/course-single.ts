import type { Config } from '@netlify/functions';
import { courses } from '../../src/server/courses/courses.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { answerOne } from '../../src/server/records/handlers.ts';

export default endpoint({ GET: (call) => answerOne(courses, call) });

export const config: Config = { path: '/api/courses/single/:id' };
