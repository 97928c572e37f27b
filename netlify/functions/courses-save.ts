import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { courseChangeSchema, courseFields, courseInputSchema } from '../../src/domain/course.ts';
import { audit, courseTarget } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { toCourse } from '../../src/server/content/content.ts';
import { createCourse, getCourse, updateCourse } from '../../src/server/courses/courses.ts';
import { notFound, preconditionFailed } from '../../src/server/errors.ts';
import { readForm } from '../../src/server/http/body.ts';
import { etagOf, ifMatch } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { courseIdParam } from '../../src/server/http/params.ts';
import { recordForm } from '../../src/server/http/record-form.ts';
import { json } from '../../src/server/http/respond.ts';
import { validate } from '../../src/server/http/validate.ts';
import { takePicture } from '../../src/server/media/upload.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';
import { idempotencyKey } from '../../src/server/store/idempotency.ts';

export default endpoint(({ id }) =>
  id === undefined ? { POST: create } : { GET: 'elsewhere', PUT: update, DELETE: 'elsewhere' },
);

async function create({ request, context }: Call) {
  const { user } = await requireAdmin(request);
  const { sent, image } = recordForm(courseFields, await readForm(request));
  const input = validate(courseInputSchema, sent);
  const key = idempotencyKey(request);
  const picture = image ? await takePicture(image) : null;
  const { data, rev } = await createCourse(input, picture, key);
  // Also on a retry: the first request may have ended before this line.
  announceChange(context);
  const attempt = { id: rev, at: data.created_at };
  await audit(context, user, 'created', { target: courseTarget(data.id, data), attempt });
  return json(toCourse(data), 201, { ETag: etagOf(rev) });
}

async function update({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const id = courseIdParam(params.id);
  const current = await getCourse(id);
  if (!current) throw notFound(MISSING_TEXTS.course);
  const { sent, image } = recordForm(courseFields, await readForm(request));
  const change = validate(courseChangeSchema, sent);
  const matches = ifMatch(request);
  // Checked again when writing; checked here to save encoding a picture for nothing.
  if (matches && !matches(current.rev)) throw preconditionFailed();
  const picture = image && (await takePicture(image));
  const { data, rev } = await updateCourse(
    id,
    picture === undefined ? change : { ...change, picture },
    matches,
  );
  announceChange(context);
  await audit(context, user, 'changed', { target: courseTarget(id, data) });
  return json(toCourse(data), 200, { ETag: etagOf(rev) });
}

export const config: Config = { path: ['/api/courses', '/api/courses/:id'], method: ['POST', 'PUT'] };
