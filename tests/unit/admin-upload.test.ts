import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '../../src/admin/api/calls.ts';
import { courses } from '../../src/admin/api/collections.ts';
import { ApiFailure, isStopped, isTimeout, isUnanswered } from '../../src/admin/api/failure.ts';
import { writeToken } from '../../src/admin/app/session/token.ts';
import { courseSchema } from '../../src/domain/course.ts';
import { API_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { FakeRequest } from '../support/fake-request.ts';
import { course } from '../support/records.ts';

/** Just short of the time-out. */
const NEARLY_MS = API_TIMEOUT_MS - 1;

beforeEach(() => {
  vi.useFakeTimers();
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  writeToken(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Begins to add a course with a form. */
function begin() {
  const onProgress = vi.fn();
  const stop = new AbortController();
  const ended = vi.fn();
  const call = api
    .createRecord(courses, new FormData(), 'the-key', { onProgress, signal: stop.signal })
    .catch((error: unknown) => error)
    .finally(ended);
  const [request] = FakeRequest.sent;
  if (!request) throw new Error('Nothing was sent.');
  return { call, request, onProgress, stop, ended };
}

describe('a form', () => {
  test('goes with the token, the key of what it makes, and no content type of ours', async () => {
    writeToken('secret');
    const { call, request } = begin();
    const stored = courseSchema.parse(course());
    request.answer(201, stored);
    expect(await call).toEqual(stored);
    expect([request.method, request.path]).toEqual(['POST', '/api/courses']);
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer secret',
      'idempotency-key': 'the-key',
    });
    expect(request.body).toBeInstanceOf(FormData);
  });

  test('tells how much of it has gone', () => {
    const { request, onProgress } = begin();
    request.move(1, 4);
    request.move(4, 4);
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  });

  test('is given up when nothing has moved for the time-out, and not before', async () => {
    const { call, request, ended } = begin();
    for (let part = 1; part <= 10; part += 1) {
      await vi.advanceTimersByTimeAsync(NEARLY_MS);
      expect(ended).not.toHaveBeenCalled();
      request.move(part, 100);
    }
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
    const failure = await call;
    expect(failure).toMatchObject({ status: 0, message: expect.stringContaining('Network error') });
    expect([isTimeout(failure), isUnanswered(failure), request.isAborted]).toEqual([true, true, true]);
  });

  test('may be answered later the longer it took, since a system sends on what the browser has given it', async () => {
    const quick = begin();
    quick.request.upload.onload?.();
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
    expect(quick.ended).toHaveBeenCalled();

    FakeRequest.sent = [];
    const slow = begin();
    await vi.advanceTimersByTimeAsync(NEARLY_MS);
    slow.request.upload.onload?.();
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS + NEARLY_MS - 1);
    expect(slow.ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.ended).toHaveBeenCalled();
  });

  test('that is stopped leaves no doubt', async () => {
    const { call, request, stop } = begin();
    request.move(1, 2);
    stop.abort();
    const failure = await call;
    expect([request.isAborted, isStopped(failure), isUnanswered(failure)]).toEqual([true, true, false]);
  });

  test('whose connection is lost may have arrived', async () => {
    const { call, request } = begin();
    request.onerror?.();
    const failure = await call;
    expect(failure).toMatchObject({ status: 0 });
    expect([isTimeout(failure), isUnanswered(failure)]).toEqual([false, true]);
  });

  test('that is refused says why, and how long to wait', async () => {
    const { call, request } = begin();
    request.answer(503, { message: 'Not now.' }, { 'retry-after': '5' });
    const failure = await call;
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 503, message: 'Not now.', retryAfterSeconds: 5 });
  });
});
