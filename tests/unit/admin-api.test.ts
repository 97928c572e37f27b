import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitingTime } from '#texts/calls';
import * as api from '../../src/admin/api/calls.ts';
import { courses, enquiries } from '../../src/admin/api/collections.ts';
import { ApiFailure, retryAfterSeconds } from '../../src/admin/api/failure.ts';
import { onSessionEnded } from '../../src/admin/api/send.ts';
import { askedPage } from '../../src/admin/app/session/asked-page.ts';
import { writeToken } from '../../src/admin/app/session/token.ts';
import { formSchema } from '../../src/admin/editor/form-values.ts';
import { recordFormData } from '../../src/admin/editor/record-body.ts';
import { type Course, courseFields, courseInputSchema } from '../../src/domain/course.ts';
import { group, list } from '../../src/domain/fields/nested.ts';
import { picture as pictureField, requiredPicture } from '../../src/domain/fields/picture.ts';
import { requiredText } from '../../src/domain/fields/text.ts';
import { API_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { clearableFields, inputSchema } from '../../src/domain/schema.ts';
import { course, emptiesOf } from '../support/records.ts';

const NETWORK_ERROR = 'Network error. Please check your internet connection and try again.';

const bees = course();
const input = courseInputSchema.parse({
  title: 'Beekeeping',
  company_id: 2,
  description: 'Bees and honey.',
});
const picture = new File(['bytes'], 'bees.png', { type: 'image/png' });

const entries = (form: FormData) => Object.fromEntries(form);

const fetchMock = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status, headers }));
const failureOf = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiFailure);
      return error as ApiFailure;
    },
  );
const sent = () => {
  const [path, init] = fetchMock.mock.calls.at(-1) ?? [];
  return { path, init, headers: new Headers(init?.headers) };
};

beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()));
afterEach(() => {
  writeToken(null);
  vi.unstubAllGlobals();
});

describe('the form of a course', () => {
  const formData = (image: unknown, before?: Course) =>
    recordFormData(courseFields, { ...input, image }, before);

  test('leaves out what a new course does not have', () => {
    const { image, ...fields } = entries(formData(picture));
    expect(fields).toEqual({ title: 'Beekeeping', company_id: '2', description: 'Bees and honey.' });
    expect(image).toBeInstanceOf(File);
  });

  test('clears the optional fields that were emptied, the picture too', () => {
    const form = formData(null, bees);
    expect(form.get('clear')).toBe(clearableFields(courseFields).join(','));
    expect(form.get('clear')).toMatch(/^level,duration,.*,image,/);
    expect(form.has('image')).toBe(false);
  });

  test('clears nothing that was empty before, and no picture that stays or is replaced', () => {
    const before = { ...bees, ...emptiesOf(courseFields), image: bees.image };
    expect(entries(formData(bees.image, before))).not.toHaveProperty('image');
    expect(formData(bees.image, before).has('clear')).toBe(false);
    expect(formData(picture, before).has('clear')).toBe(false);
  });
});

describe('what a form holds', () => {
  const fields = {
    name: requiredText({ label: 'Name', max: 60 }),
    photo: requiredPicture({ label: 'Photo' }),
    keepers: list(group({ photo: pictureField({ label: 'Photo' }) }, { label: 'Keeper' }), {
      label: 'Keepers',
      max: 2,
    }),
  };
  const schema = formSchema(fields, inputSchema(fields));
  const stored = { hash: 'a'.repeat(32), width: 800, height: 600 };
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'bees.jpeg', { type: 'image/jpeg' });
  const faults = async (values: object) =>
    (await schema.safeParseAsync(values)).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test('keeps its pictures, stored or chosen, wherever they stand', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close() {} }));
    const values = { name: ' Hall ', photo: stored, keepers: [{ photo: jpeg }, { photo: null }] };
    expect(await schema.parseAsync(values)).toEqual({ ...values, name: 'Hall' });
  });

  test('is refused by the rules of the server, and where a file is no picture', async () => {
    const values = { name: '', photo: null, keepers: [{ photo: new File(['hello'], 'a.jpg') }] };
    expect(await faults(values)).toEqual([
      ['keepers.0.photo', expect.stringContaining('This is not a JPEG')],
      ['name', 'Name is required.'],
      ['photo', 'Photo is required.'],
    ]);
  });
});

describe('a failed call', () => {
  test.each([
    [400, { message: 'No.', errors: [{ field: 'title', msg: 'Too short.' }] }, 'No.'],
    [401, { message: 'Sign in first.' }, 'Sign in first.'],
    [412, { message: 'Changed meanwhile.' }, 'Changed meanwhile.'],
    [500, { message: '' }, 'The server could not do that (error 500).'],
    [502, '<html>Bad gateway</html>', 'The server could not do that (error 502).'],
    [503, { error: 'of another kind' }, 'The server could not do that (error 503).'],
    [503, { message: 'x', errors: 'not a list' }, 'The server could not do that (error 503).'],
  ])('%i %j says %s', async (status, body, message) => {
    answer(status, body);
    const failure = await failureOf(api.deleteRecord(courses, 'beekeeping'));
    expect(failure).toMatchObject({ status, message });
  });

  test('carries the errors of the fields', async () => {
    const errors = [{ field: 'title', msg: 'Too short.' }];
    answer(400, { message: 'No.', errors });
    expect((await failureOf(api.createRecord(courses, {}, 'the-key'))).errors).toEqual(errors);
  });

  test.each([413, 415, 422])('with %i is about the picture', async (status) => {
    answer(status, { message: 'Not a picture.' });
    const { errors } = await failureOf(api.createRecord(courses, {}, 'the-key'));
    expect(errors).toEqual([{ field: 'image', msg: 'Not a picture.' }]);
  });

  test('is "Login failed" where a refused sign-in gives no reason', async () => {
    answer(500, {});
    const failure = await failureOf(api.signIn({ email: 'a@b.example', password: 'x' }));
    expect(failure.message).toBe('Login failed');
  });

  test('tells how long to wait', async () => {
    answer(429, { message: 'Slow down.' }, { 'retry-after': '840' });
    const failure = await failureOf(api.signIn({ email: 'a@b.example', password: 'x' }));
    expect(failure).toMatchObject({ status: 429, retryAfterSeconds: 840 });
  });

  test.each([
    ['a time-out', new DOMException('signal timed out', 'TimeoutError')],
    ['a lost connection', new TypeError('Failed to fetch')],
  ])('is a network error after %s', async (_name, reason) => {
    fetchMock.mockRejectedValue(reason);
    expect(await failureOf(api.listRecords(courses))).toMatchObject({ status: 0, message: NETWORK_ERROR });
  });

  test('is a network error when the body stops half-way', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    fetchMock.mockResolvedValue(new Response(body));
    expect(await failureOf(api.getPublishStatus())).toMatchObject({ status: 0, message: NETWORK_ERROR });
  });

  test('is told apart from an answer of another shape', async () => {
    answer(200, { id: 7 });
    const failure = await failureOf(api.createRecord(courses, {}, 'the-key'));
    expect(failure.message).toBe('The server gave an answer that this page does not understand.');
  });
});

describe('a request', () => {
  test('gives up after the time-out', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    await api.deleteRecord(courses, 'beekeeping');
    expect(timeout).toHaveBeenCalledWith(API_TIMEOUT_MS);
    expect(sent().init?.signal).toBe(timeout.mock.results[0]?.value);
  });

  test('carries the token, and the key of what it makes', async () => {
    writeToken('secret');
    answer(201, bees);
    await api.createRecord(courses, {}, 'the-key');
    const { path, init, headers } = sent();
    expect([path, init?.method]).toEqual(['/api/courses', 'POST']);
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('idempotency-key')).toBe('the-key');
  });

  test('an id that an address has made up leads nowhere else', async () => {
    answer(200, bees);
    await api.getRecord(courses, '../../auth/logout?all=1').catch(() => {});
    expect(sent().path).toBe('/api/courses/single/..%2F..%2Fauth%2Flogout%3Fall%3D1');
    await api.deleteRecord(courses, '../forms/x').catch(() => {});
    expect(sent().path).toBe('/api/courses/..%2Fforms%2Fx');
  });

  test('names the version that a change is based on', async () => {
    answer(200, bees, { etag: 'W/"7"' });
    const { etag } = await api.getRecord(courses, 'beekeeping');
    answer(200, bees);
    await api.updateRecord(courses, 'beekeeping', {}, etag);
    expect(sent().headers.get('if-match')).toBe('"7"');
  });

  test('refuses to edit what has no version', async () => {
    answer(200, bees);
    await expect(api.getRecord(courses, 'beekeeping')).rejects.toThrow(ApiFailure);
  });

  test('follows the pages of the submissions', async () => {
    fetchMock
      .mockResolvedValueOnce(
        new Response('[]', { headers: { link: '</api/forms?limit=5&cursor=x>; rel="next"' } }),
      )
      .mockResolvedValueOnce(new Response('[]'));
    expect(await api.listPage(enquiries, 5)).toEqual({ items: [], next: 'x' });
    expect(await api.listPage(enquiries, 5, 'x')).toEqual({ items: [], next: undefined });
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([
      '/api/forms?limit=5',
      '/api/forms?limit=5&cursor=x',
    ]);
  });
});

describe('onSessionEnded', () => {
  const ended = vi.fn();
  beforeEach(() => {
    ended.mockReset();
    return onSessionEnded(ended);
  });

  test('hears of a refused token', async () => {
    writeToken('old');
    answer(401, { message: 'Sign in first.' });
    await failureOf(api.deleteRecord(courses, 'beekeeping'));
    expect(ended).toHaveBeenCalledOnce();
  });

  test('hears nothing of a wrong password, nor of a token that was replaced meanwhile', async () => {
    writeToken('old');
    answer(401, { message: 'No.' });
    await failureOf(api.signIn({ email: 'a@b.example', password: 'x' }));
    expect(sent().headers.has('authorization')).toBe(false);
    fetchMock.mockImplementation(async () => {
      writeToken('new');
      return new Response('{"message":"No."}', { status: 401 });
    });
    await failureOf(api.deleteRecord(courses, 'beekeeping'));
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('askedPage', () => {
  test.each([
    [{ from: '/facetreesol/courses' }, '/facetreesol/courses'],
    [{ from: '/facetreesol/courses?q=bees' }, '/facetreesol/courses?q=bees'],
    [{ from: '//elsewhere.example/facetreesol/courses' }, '/facetreesol/dashboard'],
    [{ from: '/facetreesol/login' }, '/facetreesol/dashboard'],
    [{ from: 'https://elsewhere.example' }, '/facetreesol/dashboard'],
    [{ from: 7 }, '/facetreesol/dashboard'],
    [null, '/facetreesol/dashboard'],
  ])('leads %j to %s', (state, page) => {
    expect(askedPage(state)).toBe(page);
  });
});

describe('waiting', () => {
  test.each([
    ['30', 30],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60],
    [null, undefined],
    ['soon', undefined],
  ])('reads Retry-After %s as %s seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, 0)).toBe(seconds);
  });

  test.each([
    [1, '1 second'],
    [45, '45 seconds'],
    [91, '2 minutes'],
    [840, '14 minutes'],
    [5400, '90 minutes'],
    [28_790, '8 hours'],
  ])('tells %i seconds as %s', (seconds, text) => {
    expect(waitingTime(seconds)).toBe(text);
  });
});
