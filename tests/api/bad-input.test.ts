import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiErrorSchema } from '../../src/domain/api-error.ts';
import { PICTURE_MAX_BYTES } from '../../src/domain/limits.ts';
import { pictureFile } from '../support/pictures.ts';
import { UNKNOWN_COMPANY } from '../support/records.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();
const course = { title: 'Beekeeping', description: 'Bees and honey.', company_id: '1' };
const enquiry = {
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does it begin?',
  company_id: 1,
};

/** Every refusal says in the documented shape what to do, and says nothing of the inside. */
async function expectRefusal(response: Response, status: number) {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const body = apiErrorSchema.strict().parse(JSON.parse(text));
  expect(text).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(/);
  return body;
}

describe('ids that are none', () => {
  const ids = [
    '..',
    '%2e%2e',
    '%2e%2e%2fmedia',
    '..%2f..%2fsessions%2factive',
    'a%3fb',
    'a%23b',
    '%00',
    'x%00y',
    '%',
    '%ff',
    'A',
    '-a',
    'a--b',
    ' ',
    '%20',
    'x'.repeat(10_240),
    '__proto__',
    'constructor',
  ];
  const addresses = ids.flatMap((id) => [
    ['GET', `/api/courses/single/${id}`],
    ['PUT', `/api/courses/${id}`],
    ['DELETE', `/api/courses/${id}`],
    ['GET', `/api/carousel/single/${id}`],
    ['PUT', `/api/carousel/${id}`],
    ['DELETE', `/api/carousel/${id}`],
    ['GET', `/api/forms/${id}`],
    ['PUT', `/api/forms/${id}`],
    ['DELETE', `/api/forms/${id}`],
    ['GET', `/media/${id}/400.webp`],
    ['POST', `/api/trash/course.${id}/restore`],
    ['PUT', `/api/restore/media/${id}/400.webp`],
    ['GET', `/api/fragments/courses/${id}`],
  ]) as [string, string][];

  test.each(addresses)('%s %.60s is refused', async (method, path) => {
    const response = await site.api(path, { method, headers: auth });
    // Dots are taken out of an address before any server sees it; such a path may belong to no function, or to another.
    if (response.headers.has('x-unrouted')) return;
    expect([404, 405]).toContain(response.status);
    await expectRefusal(response, response.status);
  });

  test('read nothing from another store and delete nothing', async () => {
    const verify = await site.api('/api/auth/verify', { headers: auth });
    expect(verify.status).toBe(200);
  });
});

describe('course forms', () => {
  const long = 'x'.repeat(301);
  test.each([
    ['no title', { ...course, title: '' }, 'title'],
    ['a title of blanks', { ...course, title: '   ' }, 'title'],
    ['a title of one character', { ...course, title: 'x' }, 'title'],
    ['a title too long', { ...course, title: long }, 'title'],
    ['a title with NUL', { ...course, title: 'a\0b' }, 'title'],
    ['no description', { title: 'Bees', company_id: '1' }, 'description'],
    ['a description too long', { ...course, description: 'x'.repeat(20_001) }, 'description'],
    ['an unknown company', { ...course, company_id: String(UNKNOWN_COMPANY) }, 'company_id'],
    ['company 1.0', { ...course, company_id: '1.0' }, 'company_id'],
    ['no company', { title: 'Bees', description: 'x' }, 'company_id'],
    ['an unknown level', { ...course, level: 'Expert' }, 'level'],
    ['a duration too long', { ...course, duration: 'x'.repeat(61) }, 'duration'],
    ['an instructor too long', { ...course, instructor: 'x'.repeat(101) }, 'instructor'],
    ['an unknown field', { ...course, price: '100' }, 'price'],
    ['an id of its own', { ...course, id: 'mine' }, 'id'],
    ['a field named like an inner part', { ...course, constructor: 'y' }, 'constructor'],
    ['an image that is text', { ...course, image: 'https://example.com/x.png' }, 'image'],
    ['a clear of a required field', { ...course, clear: 'title' }, 'clear'],
  ])('with %s are refused, naming the field', async (_, fields, field) => {
    const before = await (await site.api('/api/courses/1')).json();
    const { errors } = await expectRefusal(
      await site.api('/api/courses', formBody('POST', fields, auth)),
      400,
    );
    expect(errors?.map((error) => error.field)).toContain(field);
    expect(await (await site.api('/api/courses/1')).json()).toEqual(before);
  });

  test('with a field given twice are refused', async () => {
    const form = new FormData();
    for (const [name, value] of [...Object.entries(course), ['title', 'Again']] as [string, string][]) {
      form.append(name, value);
    }
    await expectRefusal(await site.api('/api/courses', { method: 'POST', body: form, headers: auth }), 400);
  });

  test.each([
    ['application/json', JSON.stringify(course), 415],
    ['application/x-www-form-urlencoded', 'title=x', 415],
    ['text/plain', 'title=x', 415],
    ['', 'title=x', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', 'not multipart at all', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\ncut',
      400,
    ],
  ])('of type %s are refused', async (type, body, status) => {
    const headers = { ...auth, 'content-type': type };
    await expectRefusal(await site.api('/api/courses', { method: 'POST', body, headers }), status);
  });

  test('that are larger than a picture may be are refused with 413', async () => {
    const image = new File([new Uint8Array(PICTURE_MAX_BYTES + 300 * 1024)], 'big.jpg', {
      type: 'image/jpeg',
    });
    await expectRefusal(await site.api('/api/courses', formBody('POST', { ...course, image }, auth)), 413);
  });
});

describe('pictures', () => {
  const file = (bytes: BlobPart, name: string, type: string) => new File([bytes], name, { type });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const save = (image: File) => site.api('/api/courses', formBody('POST', { ...course, image }, auth));

  test.each([
    ['an SVG', file(svg, 'a.svg', 'image/svg+xml'), 415],
    ['an SVG named .png', file(svg, 'a.png', 'image/png'), 415],
    ['HTML named .jpg', file('<html>', 'a.jpg', 'image/jpeg'), 415],
    ['text', file('hello', 'a.txt', 'text/plain'), 415],
    ['nothing but a signature', file('\x89PNG\r\n\x1a\n', 'a.png', 'image/png'), 415],
    [
      'a file one byte over the limit',
      file(new Uint8Array(PICTURE_MAX_BYTES + 1), 'a.jpg', 'image/jpeg'),
      413,
    ],
  ])('that are %s are refused', async (_, image, status) => {
    await expectRefusal(await save(image), status);
  });

  test('named like a program are refused though they are pictures', async () => {
    const picture = await pictureFile('png', { width: 10, height: 10 }, 'shell.php');
    await expectRefusal(await save(picture), 415);
  });

  test('cut in the middle are refused with 422', async () => {
    const whole = await pictureFile('jpeg', { width: 800, height: 800 });
    const cut = file((await whole.arrayBuffer()).slice(0, whole.size / 2), 'cut.jpg', 'image/jpeg');
    await expectRefusal(await save(cut), 422);
  });

  test('of too many pixels are refused with 422, quickly', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const started = Date.now();
    await expectRefusal(await save(file(new Uint8Array(bomb), 'bomb.png', 'image/png')), 422);
    expect(Date.now() - started).toBeLessThan(500);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('of the kind %s are taken', async (format) => {
    expect((await save(await pictureFile(format))).status).toBe(201);
  });
});

describe('enquiries', () => {
  const send = (body: unknown) => site.api('/api/forms', jsonBody('POST', body));
  test.each([
    ['no name', { ...enquiry, name: '' }, 'name'],
    ['a name of one character', { ...enquiry, name: 'M' }, 'name'],
    ['a name too long', { ...enquiry, name: 'M'.repeat(101) }, 'name'],
    ['no email', { ...enquiry, email: undefined }, 'email'],
    ['an email that is none', { ...enquiry, email: 'mina' }, 'email'],
    ['an email with a line end', { ...enquiry, email: 'mina@example.com\nBcc: x@example.com' }, 'email'],
    ['an email too long', { ...enquiry, email: `${'m'.repeat(250)}@example.com` }, 'email'],
    ['a message too short', { ...enquiry, message: '   short   ' }, 'message'],
    ['a message too long', { ...enquiry, message: 'x'.repeat(1001) }, 'message'],
    ['a number for a name', { ...enquiry, name: 5 }, 'name'],
    ['a list for a message', { ...enquiry, message: ['hello hello hello'] }, 'message'],
    ['an unknown company', { ...enquiry, company_id: UNKNOWN_COMPANY }, 'company_id'],
    ['an unknown field', { ...enquiry, admin: true }, 'admin'],
  ])('with %s are refused, naming the field, and not stored', async (_, body, field) => {
    const { errors } = await expectRefusal(await send(body), 400);
    expect(errors?.map((error) => error.field)).toContain(field);
    expect(await (await site.api('/api/forms', { headers: auth })).json()).toEqual([]);
  });

  test.each([
    ['application/json', '{', 400],
    ['application/json', '', 400],
    ['application/json', 'null', 400],
    ['application/json', '[]', 400],
    ['application/json', '"text"', 400],
    ['application/json', '\xff\xfe', 400],
    ['application/json', JSON.stringify({ ...enquiry, message: 'x'.repeat(70_000) }), 413],
    ['application/json', '['.repeat(50_000), 400],
    ['text/plain', JSON.stringify(enquiry), 415],
    ['multipart/form-data; boundary=x', 'x', 415],
  ])('of type %s saying %.20s are refused', async (type, body, status) => {
    const headers = { 'content-type': type };
    await expectRefusal(await site.api('/api/forms', { method: 'POST', body, headers }), status);
  });

  test.each([
    '?limit=0',
    '?limit=1001',
    '?limit=x',
    `?company=${UNKNOWN_COMPANY}`,
    '?company=',
    '?cursor=x',
    '?cursor=../x',
  ])('are not listed for %s', async (query) => {
    await expectRefusal(await site.api(`/api/forms${query}`, { headers: auth }), 400);
  });
});

describe('methods', () => {
  test.each([
    ['PATCH', '/api/courses', 'POST'],
    ['GET', '/api/courses', 'POST'],
    ['PATCH', '/api/courses/1', 'GET, HEAD, PUT, DELETE'],
    ['POST', '/api/courses/1', 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/api/courses', 'POST'],
    ['POST', '/api/courses/single/x', 'GET, HEAD'],
    ['POST', '/api/carousel/1', 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/api/forms', 'GET, HEAD, POST'],
    ['POST', '/api/forms/x', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/carousel/order', 'POST'],
    ['PUT', '/api/carousel/order', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/auth/verify', 'GET, HEAD'],
    ['GET', '/api/auth/logout', 'POST'],
    ['POST', '/api/status', 'GET, HEAD'],
    ['POST', '/api/audit', 'GET, HEAD'],
    ['DELETE', '/api/trash', 'GET, HEAD'],
    ['GET', '/api/trash/course.x/restore', 'POST'],
    ['POST', '/api/backup', 'GET, HEAD'],
    ['GET', '/api/restore', 'POST'],
    ['GET', '/api/restore/end', 'POST'],
    ['POST', '/api/restore/media/x/400.webp', 'PUT'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['POST', '/api/revision', 'GET, HEAD'],
    ['GET', '/api/publish', 'POST'],
    ['GET', '/api/preview', 'POST'],
    ['OPTIONS', '/api/courses/1', 'GET, HEAD, PUT, DELETE'],
  ])('%s %s answers 405 and what is allowed', async (method, path, allow) => {
    const response = await site.api(path, { method });
    expect(response.headers.get('allow')).toBe(allow);
    if (method !== 'HEAD') await expectRefusal(response, 405);
  });
});

describe('the order of checks', () => {
  test('asks who it is before it looks at ids, types and bodies', async () => {
    for (const [method, path] of [
      ['POST', '/api/courses'],
      ['PUT', '/api/courses/nope'],
      ['DELETE', '/api/courses/nope'],
      ['POST', '/api/carousel'],
      ['PUT', '/api/carousel/nope'],
      ['DELETE', '/api/carousel/nope'],
      ['GET', '/api/forms?limit=x'],
      ['PUT', '/api/forms/nope'],
      ['DELETE', '/api/forms/nope'],
      ['POST', '/api/carousel/order'],
      ['GET', '/api/status'],
      ['GET', '/api/audit?limit=x'],
      ['GET', '/api/trash'],
      ['POST', '/api/trash/nope/restore'],
      ['GET', '/api/backup?cursor=x'],
      ['POST', '/api/restore'],
      ['POST', '/api/restore/end'],
      ['PUT', '/api/restore/media/x/y'],
      ['POST', '/api/publish'],
      ['POST', '/api/preview'],
      ['GET', '/api/auth/verify'],
      ['POST', '/api/auth/logout'],
    ] as const) {
      const response = await site.api(path, { method, ...(method === 'GET' ? {} : { body: 'x' }) });
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      await expectRefusal(response, 401);
    }
  });

  test('looks for the course before it reads the form', async () => {
    await expectRefusal(
      await site.api('/api/courses/nope', { method: 'PUT', body: 'x', headers: auth }),
      404,
    );
  });

  test('judges the fields before the ETag', async () => {
    const { id } = await (await site.api('/api/courses', formBody('POST', course, auth))).json();
    const headers = { ...auth, 'if-match': '"other"' };
    await expectRefusal(await site.api(`/api/courses/${id}`, formBody('PUT', { title: '' }, headers)), 400);
    await expectRefusal(
      await site.api(`/api/courses/${id}`, formBody('PUT', { title: 'Fine' }, headers)),
      412,
    );
  });
});
