/** A fault put into the sources on purpose, and the tests that have to notice. */
export interface Mutation {
  name: string;
  file: string;
  /** Stands there exactly once. */
  from: string;
  to: string;
  /** Files of tests, or `trust:` with the name of a property. */
  caughtBy: string;
}

const COURSES = 'tests/api/courses.test.ts';
const ENQUIRIES = 'tests/api/enquiries.test.ts';
const BAD_INPUT = 'tests/api/bad-input.test.ts';
const FAULTS = 'tests/api/store-faults.test.ts';
const SESSIONS = 'tests/api/sessions.test.ts';
const TOKENS = 'tests/api/tokens.test.ts';
const HEADERS = 'tests/api/headers.test.ts';

const STORE = 'src/server/store/blob-store.ts';
const RECORDS = 'src/server/store/collection.ts';
const MUTATE = 'src/server/store/mutate.ts';
const ATTEMPTS = 'src/server/store/idempotency.ts';
const STORED_ENQUIRIES = 'src/server/enquiries/enquiries.ts';
const SEEDING = 'src/server/content/seeding.ts';
const FETCH = 'src/server/store/store-fetch.ts';
const GUARD = 'src/server/auth/guard.ts';
const TOKEN = 'src/server/auth/token.ts';
const BODY = 'src/server/http/body.ts';
const UPLOAD = 'src/server/media/upload.ts';

export const mutations: readonly Mutation[] = [
  {
    name: 'writes without their condition',
    file: STORE,
    from: 'target.set(name, text, condition)',
    to: 'target.set(name, text)',
    caughtBy: COURSES,
  },
  {
    name: 'takes any end of a write for a success',
    file: STORE,
    from: "return etag ? { outcome: 'written', etag } : { outcome: 'unclear' };",
    to: "return { outcome: 'written', etag: etag ?? '' };",
    caughtBy: FAULTS,
  },
  {
    name: 'tells the client that a write without an answer succeeded',
    file: FETCH,
    from: 'if (!repeatable || pause === undefined) return new Response(null, { status: GIVE_UP });',
    to: 'if (!repeatable || pause === undefined) return new Response(null, { headers: { etag: `"x"` } });',
    caughtBy: 'trust:faults',
  },
  {
    name: 'reads on where no ETag came',
    file: STORE,
    from: 'if (!found.etag) throw',
    to: 'if (false) throw',
    caughtBy: FAULTS,
  },
  {
    name: 'uses any text as a key',
    file: STORE,
    from: 'if (!KEY.test(key) || key.length > KEY_MAX) throw',
    to: 'if (false) throw',
    caughtBy: FAULTS,
  },
  {
    name: 'believes that an unclear write landed',
    file: MUTATE,
    from: 'if (now && isOurs(now.text)) return true;',
    to: 'if (now) return true;',
    caughtBy: 'trust:faults',
  },
  {
    name: 'does not look whether an unclear write landed',
    file: MUTATE,
    from: 'if (now && isOurs(now.text)) return true;',
    to: '',
    caughtBy: FAULTS,
  },
  {
    name: 'gives up when another write came first',
    file: MUTATE,
    from: 'if (await writeOnce(store, key, next, condition)) return result;',
    to: 'await writeOnce(store, key, next, condition);\n      return result;',
    caughtBy: 'trust:histories',
  },
  {
    name: 'does not compare If-Match',
    file: RECORDS,
    from: 'if (ifMatch && !ifMatch(rev, data)) throw preconditionFailed();',
    to: '',
    caughtBy: COURSES,
  },
  {
    name: 'answers an order before it is stored',
    file: 'src/server/carousel/carousel.ts',
    from: 'await carouselOrders.put(',
    to: 'void carouselOrders.put(',
    caughtBy: 'trust:faults',
  },
  {
    name: 'takes an item that came back for the one that an order names',
    file: 'src/domain/carousel-item.ts',
    from: 'named.id === id && named.position === position',
    to: 'named.id === id',
    caughtBy: 'tests/api/carousel.test.ts',
  },
  {
    name: 'tells who asks now what was asked before',
    file: 'src/server/store/shared-listing.ts',
    from: 'next ??= running.then(start, start);\n    return next;',
    to: 'return running;',
    caughtBy: 'tests/unit/shared-listing.test.ts',
  },
  {
    name: 'makes a course anew for each sending under one key',
    file: 'src/server/courses/courses.ts',
    from: 'if (earlier) return { id: earlier.id, made: true };',
    to: '',
    caughtBy: COURSES,
  },
  {
    name: 'repeats a write blindly',
    file: FETCH,
    from: ".toLowerCase() !== 'put';",
    to: ".toLowerCase() !== 'never';",
    caughtBy: 'trust:faults',
  },
  {
    name: 'waits for the store without end',
    file: FETCH,
    from: 'signal: AbortSignal.timeout(ms)',
    to: 'signal: AbortSignal.timeout(ms * 20)',
    caughtBy: FAULTS,
  },
  {
    name: 'acknowledges an enquiry before it is stored',
    file: STORED_ENQUIRIES,
    from: 'await enquiries.create(id, {',
    to: 'void enquiries.create(id, {',
    caughtBy: FAULTS,
  },
  {
    name: 'forgets the Idempotency-Key',
    file: ATTEMPTS,
    from: 'if (key === null) return here;',
    to: 'return here;',
    caughtBy: ENQUIRIES,
  },
  {
    name: 'answers a repeated request without storing what was lost',
    file: STORED_ENQUIRIES,
    from: 'await enquiries.create(id, {',
    to: 'if (id === here.id) await enquiries.create(id, {',
    caughtBy: 'trust:repeats',
  },
  {
    name: 'takes one Idempotency-Key for several requests',
    file: ATTEMPTS,
    from: 'if (found && found.data.digest !== sha256(JSON.stringify(content))) {',
    to: 'if (found?.data.digest === "") {',
    caughtBy: ENQUIRIES,
  },
  {
    name: 'does not copy the samples before a change',
    file: SEEDING,
    from: '  if (!(await isUnseeded())) return;\n  await Promise.all([',
    to: '  if (true) return;\n  await Promise.all([',
    caughtBy: COURSES,
  },
  {
    name: 'marks the samples as copied before they are',
    file: SEEDING,
    from: '  if (!(await isUnseeded())) return;\n  await Promise.all([',
    to: "  if (!(await isUnseeded())) return;\n  await writeIf('content', SEEDED, 'early', { onlyIfNew: true });\n  await Promise.all([",
    caughtBy: 'trust:crash-points',
  },
  {
    name: 'lets anybody in who sends some token',
    file: GUARD,
    from: "if (!claims) throw unauthorized('Your session has ended. Please sign in again.');",
    to: "if (!claims) return { user: { email: '' }, sessionId: '' };",
    caughtBy: TOKENS,
  },
  {
    name: 'lets anybody in',
    file: GUARD,
    from: "if (!token) throw unauthorized('Please sign in.');",
    to: "if (!token) return { user: { email: '' }, sessionId: '' };",
    caughtBy: BAD_INPUT,
  },
  {
    name: 'does not ask whether the session is still open',
    file: GUARD,
    from: 'if (!session || session.email !== claims.email ||',
    to: 'if (',
    caughtBy: SESSIONS,
  },
  {
    name: 'takes tokens of any audience',
    file: TOKEN,
    from: '      audience: AUDIENCE,\n',
    to: '',
    caughtBy: TOKENS,
  },
  {
    name: 'does not count tries to sign in',
    file: 'src/server/auth/sign-in.ts',
    from: 'const wait = await limits.count();',
    to: 'const wait = 0;',
    caughtBy: 'tests/api/sign-in-throttle.test.ts',
  },
  {
    name: 'takes any password',
    file: 'src/server/auth/credentials.ts',
    from: 'return known && fits &&',
    to: 'return known &&',
    caughtBy: SESSIONS,
  },
  {
    name: 'does not count enquiries',
    file: 'src/server/enquiries/enquiry-limit.ts',
    from: 'if (wait > 0) {',
    to: 'if (wait > 1e9) {',
    caughtBy: ENQUIRIES,
  },
  {
    name: 'names the wrong version in ETag',
    file: 'src/server/http/conditional.ts',
    from: 'etagOf = (rev: string): string',
    to: "etagOf = (_: string, rev = 'any'): string",
    caughtBy: 'trust:histories',
  },
  {
    name: 'leaves nosniff out',
    file: 'src/server/http/security-headers.ts',
    from: "  'X-Content-Type-Options': 'nosniff',\n",
    to: '',
    caughtBy: HEADERS,
  },
  {
    name: 'reads a body of any size',
    file: BODY,
    from: '    if (size > maxBytes) throw refuse();\n',
    to: '',
    caughtBy: BAD_INPUT,
  },
  {
    name: 'takes a JSON body of any type',
    file: BODY,
    from: "if (mediaType(request) !== 'application/json') throw unsupportedMediaType('Send application/json.');",
    to: '',
    caughtBy: BAD_INPUT,
  },
  {
    name: 'takes a field twice',
    file: BODY,
    from: 'if (texts.has(name) || files.has(name)) {',
    to: 'if (name === "") {',
    caughtBy: BAD_INPUT,
  },
  {
    name: 'forgets how long a text may be',
    file: 'src/domain/field.ts',
    from: '.min(min, FIELD_TEXTS.tooShort(label, min))\n    .max(max, FIELD_TEXTS.tooLong(label, max))',
    to: '.min(min, FIELD_TEXTS.tooShort(label, min))',
    caughtBy: BAD_INPUT,
  },
  {
    name: 'judges a picture by its name',
    file: UPLOAD,
    from: ' || !pictureKind(bytes)',
    to: '',
    caughtBy: BAD_INPUT,
  },
  {
    name: 'decodes any number of pixels',
    file: 'src/server/media/encode.ts',
    from: 'limitInputPixels: PICTURE_MAX_PIXELS',
    to: 'limitInputPixels: false',
    caughtBy: BAD_INPUT,
  },
  {
    name: 'keeps the metadata of a picture',
    file: 'src/server/media/encode.ts',
    from: 'const bytes = await resized.clone().toFormat(format, OPTIONS[format]).toBuffer();',
    to: 'const bytes = await sharp(upload).resize({ width: step }).keepMetadata().toFormat(format, OPTIONS[format]).toBuffer();',
    caughtBy: COURSES,
  },
  {
    name: 'tells of the inside',
    file: 'src/server/http/respond.ts',
    from: "{ message: 'Something went wrong on our side. Please try again later.' }",
    to: '{ message: String((error as Error).stack) }',
    caughtBy: FAULTS,
  },
  {
    name: 'lets HTML through into the title of a page',
    file: 'src/components/page/head.ts',
    from: 'escapeHtml(meta.title)',
    to: 'String(meta.title)',
    caughtBy: 'tests/unit/components-head.test.tsx',
  },
];
