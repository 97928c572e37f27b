import {
  always,
  argument,
  before,
  callInstead,
  type Edit,
  firstChoice,
  initial,
  never,
  onlyIf,
  property,
  readInstead,
  returns,
  thenInstead,
  unawaited,
  withoutAsking,
  withoutMethod,
} from './support/syntax.ts';

/** A fault put into the sources on purpose, and the tests that have to notice. */
export interface Mutation {
  name: string;
  file: string;
  /** The function or constant that the fault is in. */
  within: string;
  edit: Edit;
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
const STORED_ENQUIRIES = 'src/server/enquiries/receive.ts';
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
    within: 'writeIf',
    edit: argument('set', 2, ''),
    caughtBy: COURSES,
  },
  {
    name: 'takes any end of a write for a success',
    file: STORE,
    within: 'writeIf',
    edit: firstChoice,
    caughtBy: FAULTS,
  },
  {
    name: 'tells the client that a write without an answer succeeded',
    file: FETCH,
    within: 'storeFetch',
    edit: thenInstead(['repeatable'], `return new Response(null, { headers: { etag: '"x"' } });`),
    caughtBy: 'trust:faults',
  },
  {
    name: 'reads on where no ETag came',
    file: STORE,
    within: 'readText',
    edit: never('etag'),
    caughtBy: FAULTS,
  },
  {
    name: 'uses any text as a key',
    file: STORE,
    within: 'checkedKey',
    edit: never('KEY'),
    caughtBy: FAULTS,
  },
  {
    name: 'believes that an unclear write landed',
    file: MUTATE,
    within: 'writeOnce',
    edit: withoutAsking('isOurs'),
    caughtBy: 'trust:faults',
  },
  {
    name: 'does not look whether an unclear write landed',
    file: MUTATE,
    within: 'writeOnce',
    edit: never('isOurs'),
    caughtBy: FAULTS,
  },
  {
    name: 'gives up when another write came first',
    file: MUTATE,
    within: 'mutate',
    edit: always('writeOnce'),
    caughtBy: 'trust:histories',
  },
  {
    name: 'does not compare If-Match',
    file: RECORDS,
    within: 'checked',
    edit: never('ifMatch'),
    caughtBy: COURSES,
  },
  {
    name: 'answers an order before it is stored',
    file: 'src/server/carousel/carousel.ts',
    within: 'orderCarousel',
    edit: unawaited('put'),
    caughtBy: 'trust:faults',
  },
  {
    name: 'takes an item that came back for the one that an order names',
    file: 'src/domain/carousel-item.ts',
    within: 'placeOf',
    edit: withoutAsking('position'),
    caughtBy: 'tests/api/carousel.test.ts',
  },
  {
    name: 'tells who asks now what was asked before',
    file: 'src/server/store/shared-listing.ts',
    within: 'singleFlight',
    edit: returns('running', 'next'),
    caughtBy: 'tests/unit/shared-listing.test.ts',
  },
  {
    name: 'makes a course anew for each sending under one key',
    file: 'src/server/records/create-record.ts',
    within: 'idOfRequest',
    edit: never('earlier'),
    caughtBy: COURSES,
  },
  {
    name: 'repeats a write blindly',
    file: FETCH,
    within: 'storeFetch',
    edit: initial('repeatable', 'true'),
    caughtBy: 'trust:faults',
  },
  {
    name: 'waits for the store without end',
    file: FETCH,
    within: 'exchange',
    edit: argument('timeout', 0, 'ms * 20'),
    caughtBy: FAULTS,
  },
  {
    name: 'acknowledges an enquiry before it is stored',
    file: STORED_ENQUIRIES,
    within: 'createEnquiry',
    edit: unawaited('create'),
    caughtBy: FAULTS,
  },
  {
    name: 'forgets the Idempotency-Key',
    file: ATTEMPTS,
    within: 'first',
    edit: always('key', 'null'),
    caughtBy: ENQUIRIES,
  },
  {
    name: 'answers a repeated request without storing what was lost',
    file: STORED_ENQUIRIES,
    within: 'createEnquiry',
    edit: onlyIf('create', 'isFirst'),
    caughtBy: 'trust:repeats',
  },
  {
    name: 'takes one Idempotency-Key for several requests',
    file: ATTEMPTS,
    within: 'first',
    edit: never('digest'),
    caughtBy: ENQUIRIES,
  },
  {
    name: 'does not copy the samples before a change',
    file: SEEDING,
    within: 'ensureSeeded',
    edit: always('isUnseeded'),
    caughtBy: COURSES,
  },
  {
    name: 'marks the samples as copied before they are',
    file: SEEDING,
    within: 'ensureSeeded',
    edit: before('writeOnce', 'all'),
    caughtBy: 'trust:crash-points',
  },
  {
    name: 'lets anybody in who sends some token',
    file: GUARD,
    within: 'requireAdmin',
    edit: thenInstead(['claims', '!session'], "return { user: { email: '' }, sessionId: '' };"),
    caughtBy: TOKENS,
  },
  {
    name: 'lets anybody in',
    file: GUARD,
    within: 'requireAdmin',
    edit: thenInstead(['token'], "return { user: { email: '' }, sessionId: '' };"),
    caughtBy: BAD_INPUT,
  },
  {
    name: 'does not ask whether the session is still open',
    file: GUARD,
    within: 'requireAdmin',
    edit: withoutAsking('session'),
    caughtBy: SESSIONS,
  },
  {
    name: 'takes tokens of any audience',
    file: TOKEN,
    within: 'verifyToken',
    edit: property('audience'),
    caughtBy: TOKENS,
  },
  {
    name: 'does not count tries to sign in',
    file: 'src/server/auth/sign-in.ts',
    within: 'signIn',
    edit: initial('wait', '0'),
    caughtBy: 'tests/api/sign-in-throttle.test.ts',
  },
  {
    name: 'takes any password',
    file: 'src/server/auth/credentials.ts',
    within: 'credentialsFit',
    edit: withoutAsking('fits'),
    caughtBy: SESSIONS,
  },
  {
    name: 'does not count enquiries',
    file: 'src/server/enquiries/enquiry-limit.ts',
    within: 'limitEnquiries',
    edit: never('wait'),
    caughtBy: ENQUIRIES,
  },
  {
    name: 'names the wrong version in ETag',
    file: 'src/server/http/conditional.ts',
    within: 'etagOf',
    edit: returns(`'"any"'`),
    caughtBy: 'trust:histories',
  },
  {
    name: 'leaves nosniff out',
    file: 'src/server/http/security-headers.ts',
    within: 'SECURITY_HEADERS',
    edit: property('X-Content-Type-Options'),
    caughtBy: HEADERS,
  },
  {
    name: 'reads a body of any size',
    file: BODY,
    within: 'readBody',
    edit: never('size'),
    caughtBy: BAD_INPUT,
  },
  {
    name: 'takes a JSON body of any type',
    file: BODY,
    within: 'readJson',
    edit: never('mediaType'),
    caughtBy: BAD_INPUT,
  },
  {
    name: 'takes a field twice',
    file: BODY,
    within: 'readForm',
    edit: never('texts'),
    caughtBy: BAD_INPUT,
  },
  {
    name: 'forgets how long a text may be',
    file: 'src/domain/fields/text.ts',
    within: 'requiredTextSchema',
    edit: withoutMethod('max'),
    caughtBy: BAD_INPUT,
  },
  {
    name: 'judges a picture by its name',
    file: UPLOAD,
    within: 'takePicture',
    edit: withoutAsking('kind'),
    caughtBy: BAD_INPUT,
  },
  {
    name: 'decodes any number of pixels',
    file: 'src/server/media/encode.ts',
    within: 'encodePicture',
    edit: never('isPictureSize'),
    caughtBy: 'tests/api/uploads.test.ts',
  },
  {
    name: 'keeps the metadata of a picture',
    file: 'src/server/media/encode.ts',
    within: 'encodePicture',
    edit: initial(
      'bytes',
      'await sharp(upload).resize({ width: step }).keepMetadata().toFormat(format, OPTIONS[format]).toBuffer()',
    ),
    caughtBy: COURSES,
  },
  {
    name: 'tells of the inside',
    file: 'src/server/http/respond.ts',
    within: 'errorResponse',
    edit: readInstead('API_TEXTS.fault', 'String((error as Error).stack)'),
    caughtBy: 'tests/unit/endpoint.test.ts',
  },
  {
    name: 'lets HTML through into the title of a page',
    file: 'src/components/page/head.ts',
    within: 'renderHead',
    edit: callInstead('escapeHtml', 'title', 'String'),
    caughtBy: 'tests/unit/components-head.test.tsx',
  },
];
