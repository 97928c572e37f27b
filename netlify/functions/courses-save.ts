import type { Config } from '@netlify/functions';
import { courseChangeSchema, courseFields, courseInputSchema } from '../../src/domain/course.ts';
import { courses } from '../../src/server/courses/courses.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { formReader } from '../../src/server/media/form-reader.ts';
import { creating, updating } from '../../src/server/records/handlers.ts';

const read = formReader(courseFields, courseInputSchema, courseChangeSchema);
const create = creating(() => courses, read);
const update = updating(() => courses, read);

export default endpoint(({ id }) =>
  id === undefined ? { POST: create } : { GET: 'elsewhere', PUT: update, DELETE: 'elsewhere' },
);

export const config: Config = { path: ['/api/courses', '/api/courses/:id'], method: ['POST', 'PUT'] };
