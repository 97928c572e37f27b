import { readFile } from 'node:fs/promises';
import { getStore } from '@netlify/blobs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deployedSite } from '../../netlify/local/commands/backup-site.ts';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { openBackup } from '../../src/backup/open-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import type { Send } from '../../src/backup/send.ts';
import { zipWriter } from '../../src/backup/zip-writer.ts';
import type { BackupPage, BackupRecord } from '../../src/domain/backup.ts';
import { descendingTimestamp } from '../../src/domain/descending-timestamp.ts';
import {
  BACKUP_FILES_MAX,
  BACKUP_ZIP_BYTES_MAX,
  DELETED_KEPT_DAYS,
  RESTORE_PICTURE_BYTES,
} from '../../src/domain/limits.ts';
import { readContent } from '../../src/server/content/content.ts';
import { pictureFile } from '../support/pictures.ts';
import { UNKNOWN_COMPANY } from '../support/records.ts';
import { ADMIN, formBody, jsonBody, startSignedIn } from '../support/site.ts';

const STORES = ['content', 'enquiries', 'media', 'audit'] as const;

const { site, auth } = await startSignedIn();
const wipe = () => Promise.all(STORES.map((name) => getStore({ name, consistency: 'strong' }).deleteAll()));
beforeEach(wipe);

/** The calls that wrote something, path by path. */
let written: string[] = [];
/** A site as a client sees it: functions, and the sample pictures, which are files. */
const send: Send = async (path, init) => {
  const file = path.startsWith('/media/') ? await readFile(`public${path}`).catch(() => null) : null;
  if (file) return new Response(new Uint8Array(file));
  const method = init?.method ?? 'GET';
  if (method !== 'GET' && method !== 'HEAD') written.push(path);
  return site.api(path, { ...init, headers: { ...auth, ...(init?.headers as Record<string, string>) } });
};
beforeEach(() => {
  written = [];
});

async function backUp() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const made = await makeBackup(send, 'https://site.example', (chunk) => void chunks.push(chunk));
  return { ...made, zip: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}
const restore = async (zip: Uint8Array<ArrayBuffer>) => restoreBackup(send, await openBackup(zip));

const json = async (path: string) => (await send(path)).json();
/** Everything that people see of the records. */
const everything = async () => ({
  courses: [await json('/api/courses/1'), await json('/api/courses/2')],
  carousel: [await json('/api/carousel/1'), await json('/api/carousel/2')],
  enquiries: await json('/api/forms'),
  trash: await json('/api/trash'),
});
const addCourse = async (title: string, more: Record<string, string | File> = {}) => {
  const fields = { title, description: `About ${title}.`, company_id: '1', ...more };
  const answer = await site.api('/api/courses', formBody('POST', fields, auth));
  expect(answer.status).toBe(201);
  return answer.json();
};
let visitors = 0;
const sendEnquiry = async (name: string) => {
  const body = { name, email: 'mina@example.com', message: 'When does it begin?', company_id: 2 };
  return (await site.api('/api/forms', { ...jsonBody('POST', body), ip: `127.8.0.${++visitors}` })).json();
};
/** When something was deleted that can no longer be brought back. */
const longAgo = () => new Date(Date.now() - (DELETED_KEPT_DAYS + 1) * 24 * 60 * 60 * 1000).toISOString();
const remove = (path: string) => site.api(path, { method: 'DELETE', headers: auth });
const bytesOf = async (path: string) =>
  Buffer.from(await (await send(path)).arrayBuffer()).toString('base64');

/** A store in which there is some of everything. */
async function fill() {
  const pictured = await addCourse('With a picture', { image: await pictureFile(), level: 'Beginner' });
  const gone = await addCourse('In the trash', {
    image: await pictureFile('png', { width: 500, height: 300 }),
  });
  await remove(`/api/courses/${gone.id}`);
  const form = {
    caption: 'Happy',
    company_id: '2',
    image: await pictureFile('webp', { width: 700, height: 400 }),
  };
  const item = await (await site.api('/api/carousel', formBody('POST', form, auth))).json();
  const answered = await sendEnquiry('Answered');
  await site.api(`/api/forms/${answered.id}`, jsonBody('PUT', { state: 'replied', notes: 'Called' }, auth));
  const spam = await sendEnquiry('Deleted');
  await remove(`/api/forms/${spam.id}`);
  return { pictured, gone, item, answered, spam };
}

describe('a backup', () => {
  test('of a full store, restored into an empty one, brings all of it back', async () => {
    const { pictured, gone, item } = await fill();
    const images = [pictured.image, gone.image, item.image, pictured.image.replace('.webp', '.avif')];
    const before = await everything();
    const pictures = await Promise.all(images.map(bytesOf));
    const { zip, manifest, missing } = await backUp();
    expect(missing).toEqual([]);
    const trail = await json('/api/audit');
    await wipe();
    expect((await send(pictured.image)).status).toBe(404);

    await restore(zip);
    expect(await everything()).toEqual(before);
    expect(await Promise.all(images.map(bytesOf))).toEqual(pictures);
    const [last, ending, restored, ...older] = await json('/api/audit');
    expect(last).toMatchObject({
      action: 'backup-restored',
      label: manifest.made_at,
      detail: '0 to the trash',
    });
    expect(ending).toMatchObject({ action: 'restore-ending', label: manifest.made_at });
    expect(restored).toMatchObject({ action: 'records-restored' });
    expect(restored.detail).toMatch(/^\d+ course, \d+ carousel, 2 enquiry, \d+ audit$/);
    expect(older).toEqual(trail.map((entry: object) => ({ ...entry, from_backup: true })));
    // Also what is in the trash can be brought back, with its picture.
    const back = await site.api(`/api/trash/course.${gone.id}/restore`, { method: 'POST', headers: auth });
    expect(await back.json()).toEqual(gone);
  });

  test('of a store that nobody has changed holds the samples', async () => {
    const before = await everything();
    const { zip, manifest } = await backUp();
    expect(manifest.counts.course).toBe(before.courses.flat().length);
    await restore(zip);
    expect(await everything()).toEqual(before);
  });

  test('holds nothing of sessions, counted tries, secrets and versions', async () => {
    await fill();
    const { zip } = await backUp();
    const texts = Object.entries(unzipSync(zip))
      .filter(([name]) => !name.startsWith('media/'))
      .map(([, bytes]) => Buffer.from(bytes).toString())
      .join('\n');
    expect(texts).toContain('With a picture');
    expect(texts).not.toContain(auth.authorization.slice(-20));
    expect(texts).not.toMatch(/"rev"|scrypt|expires_at|idempotency/);
  });

  test('comes in pages that fit into an answer', async () => {
    await addCourse('Seed');
    const store = getStore({ name: 'content', consistency: 'strong' });
    const { data } = await store.get('courses/seed', { type: 'json' });
    const description = 'भाषा '.repeat(4000);
    for (let n = 0; n < 60; n++) {
      const course = { ...data, id: `long-${n}`, description };
      await store.set(`courses/long-${n}`, JSON.stringify({ rev: `${n}`, deleted_at: null, data: course }));
    }
    const pages: string[] = [];
    const { manifest } = await makeBackup(
      async (path, init) => {
        const answer = await send(path, init);
        if (path.startsWith('/api/backup')) pages.push(await answer.clone().text());
        return answer;
      },
      '',
      () => {},
    );
    expect(Math.max(...pages.map((page) => Buffer.byteLength(page)))).toBeLessThan(2 * 1024 * 1024);
    expect(pages.length).toBeGreaterThan(5);
    expect(manifest.counts.course).toBe(
      (await json('/api/courses/1')).length + (await json('/api/courses/2')).length,
    );
  });
});

test('a record that cannot be read is named, and the others are in the backup', async () => {
  const { id } = await addCourse('Whole');
  const store = getStore({ name: 'content', consistency: 'strong' });
  await store.set('courses/torn', '{"rev":"1","deleted_at":null,"data":{"ti');
  const { zip, unreadable } = await backUp();
  expect(unreadable).toEqual(['course.torn']);
  const { records } = await openBackup(zip);
  const ids = records.map((record) => record.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain('torn');
  vi.mocked(console.error).mockClear();
});

describe('restoring over a site that has gone on', () => {
  test('brings back what was changed and deleted, and puts into the trash what was made since', async () => {
    const changed = await addCourse('As it was');
    const deleted = await addCourse('Deleted since');
    const inTrash = await addCourse('Brought back since');
    await remove(`/api/courses/${inTrash.id}`);
    const { zip } = await backUp();
    const before = await everything();

    await site.api(`/api/courses/${changed.id}`, formBody('PUT', { title: 'Changed since' }, auth));
    await remove(`/api/courses/${deleted.id}`);
    await site.api(`/api/trash/course.${inTrash.id}/restore`, { method: 'POST', headers: auth });
    const made = await addCourse('Made since');
    const etag = (await send(`/api/courses/single/${changed.id}`)).headers.get('etag') ?? '';

    expect(await restore(zip)).toMatchObject({ changed: 3, trashed: 1 });
    const now = await everything();
    expect({ ...now, trash: [] }).toEqual({ ...before, trash: [] });
    expect(now.trash.map(({ id }: { id: string }) => id).sort()).toEqual([inTrash.id, made.id].sort());
    // Whoever has a form open from before the restore does not overwrite it unseen.
    const stale = formBody('PUT', { title: 'Unseen' }, { ...auth, 'if-match': etag });
    expect((await site.api(`/api/courses/${changed.id}`, stale)).status).toBe(412);
  });

  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
  const order = (ids: string[]) =>
    site.api('/api/carousel/order', jsonBody('POST', { company_id: 1, ids }, auth));
  /** The ZIP as it was before the order of a carousel was a record of its own. */
  function withoutOrders(zip: Uint8Array<ArrayBuffer>) {
    const { 'manifest.json': text, 'records/order.jsonl': _, ...files } = unzipSync(zip);
    const { counts, ...manifest } = JSON.parse(Buffer.from(text ?? []).toString());
    delete counts.order;
    delete manifest.files['records/order.jsonl'];
    const json = JSON.stringify({ ...manifest, counts });
    return zipSync({ ...files, 'manifest.json': strToU8(json) }) as Uint8Array<ArrayBuffer>;
  }

  test('brings the order of the carousel back', async () => {
    const ids = idsOf(await json('/api/carousel/1')).toReversed();
    await order(ids);
    const { zip } = await backUp();
    const before = await json('/api/carousel/1');
    await order(ids.toReversed());
    expect(await restore(zip)).toMatchObject({ changed: 1, trashed: 0 });
    expect(await json('/api/carousel/1')).toEqual(before);
    await wipe();
    await restore(zip);
    expect(await json('/api/carousel/1')).toEqual(before);
  });

  test('drops an order of the carousel that was made since', async () => {
    const before = await json('/api/carousel/1');
    const { zip } = await backUp();
    await order(idsOf(before).toReversed());
    await restore(zip);
    expect(await json('/api/carousel/1')).toEqual(before);
  });

  test('drops an order that is damaged, too', async () => {
    const { zip } = await backUp();
    const before = await json('/api/carousel/1');
    await getStore({ name: 'content', consistency: 'strong' }).set('carousel-order/1', '{"rev":');
    await restore(withoutOrders(zip));
    vi.mocked(console.error).mockClear();
    expect(await json('/api/carousel/1')).toEqual(before);
    // A build stops at what is damaged.
    expect((await readContent()).carousel.filter(({ company_id }) => company_id === 1)).toEqual(before);
  });

  test('takes a damaged record away that the backup does not know, so that the site can be built', async () => {
    await addCourse('Healthy');
    const { zip } = await backUp();
    const before = await everything();
    await getStore({ name: 'content', consistency: 'strong' }).set('courses/damaged', '{"rev":');
    await expect(readContent()).rejects.toThrow();
    expect(await restore(zip)).toMatchObject({ trashed: 1 });
    vi.mocked(console.error).mockClear();
    expect(await everything()).toEqual(before);
    await expect(readContent()).resolves.toBeDefined();
    expect(await restore(zip)).toMatchObject({ trashed: 0 });
  });

  test('takes a backup that is older than orders of the carousel', async () => {
    await addCourse('Then');
    const { zip } = await backUp();
    const before = await everything();
    await order(idsOf(before.carousel[0]).toReversed());
    expect(await restore(withoutOrders(zip))).toMatchObject({ changed: 0, trashed: 0 });
    expect(await everything()).toEqual(before);
  });

  test('leaves enquiries where they are that have come since', async () => {
    const old = await sendEnquiry('Before');
    const { zip } = await backUp();
    const since = await sendEnquiry('Since');
    await remove(`/api/forms/${old.id}`);
    await restore(zip);
    const names = (await json('/api/forms')).map(({ id }: { id: string }) => id);
    expect(names.sort()).toEqual([old.id, since.id].sort());
  });

  test('a second time changes nothing', async () => {
    await fill();
    const { zip } = await backUp();
    const revision = await json('/api/revision');
    expect(await restore(zip)).toMatchObject({ changed: 0, trashed: 0, pictures: 0 });
    expect(await json('/api/revision')).toEqual(revision);
    expect(written.filter((path) => path.startsWith('/api/restore/media/'))).toEqual([]);
  });

  test('does not bring an enquiry into the trash that could not be brought back from there', async () => {
    const { id } = await sendEnquiry('Long Gone');
    await remove(`/api/forms/${id}`);
    const store = getStore({ name: 'enquiries', consistency: 'strong' });
    const stored = await store.get(`enquiries/${id}`, { type: 'json' });
    await store.set(`enquiries/${id}`, JSON.stringify({ ...stored, deleted_at: longAgo() }));
    const { zip } = await backUp();
    await wipe();
    await restore(zip);
    expect(await store.get(`enquiries/${id}`)).toBeNull();
  });

  test('takes nothing from a course that lives, over one that was in the trash for too long', async () => {
    const { id } = await addCourse('Deleted and back');
    await remove(`/api/courses/${id}`);
    const { zip } = await backUp();
    await site.api(`/api/trash/course.${id}/restore`, { method: 'POST', headers: auth });
    await site.api(`/api/courses/${id}`, formBody('PUT', { title: 'Goes on' }, auth));

    const { records, ...backup } = await openBackup(zip);
    const deleted_at = longAgo();
    const changed = records.map((record) => (record.id === id ? { ...record, deleted_at } : record));
    await restoreBackup(send, { ...backup, records: changed });
    const [inTrash] = await json('/api/trash');
    expect(inTrash).toMatchObject({ kind: 'course', id, label: 'Goes on' });
    expect(inTrash.deleted_at > deleted_at).toBe(true);
    const back = await site.api(`/api/trash/course.${id}/restore`, { method: 'POST', headers: auth });
    expect(await back.json()).toMatchObject({ id, title: 'Goes on' });
  });

  test('waits with an enquiry that is being erased', async () => {
    const { id } = await sendEnquiry('Wanted Back');
    const store = getStore({ name: 'enquiries', consistency: 'strong' });
    const { data } = await store.get(`enquiries/${id}`, { type: 'json' });
    const erased = JSON.stringify({ rev: 'erased', deleted_at: longAgo(), data: null });
    await store.set(`enquiries/${id}`, erased);
    const other = await sendEnquiry('Changes Meanwhile');
    const stored = await store.get(`enquiries/${other.id}`, { type: 'json' });
    const records = [data, { ...stored.data, notes: 'As it was' }].map((data) => ({
      kind: 'enquiry',
      id: data.id,
      deleted_at: null,
      data,
    }));
    const batch = { records };
    const put = () => site.api('/api/restore', jsonBody('POST', batch, auth));

    expect((await put()).status).toBe(503);
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('is being erased');
    vi.mocked(console.error).mockClear();
    expect(await store.get(`enquiries/${id}`)).toBe(erased);
    // What has changed beside it is in the trail.
    expect((await json('/api/audit'))[0]).toMatchObject({ action: 'records-restored', detail: '1 enquiry' });
    await store.delete(`enquiries/${id}`);
    expect((await put()).status).toBe(200);
    expect(await json('/api/forms')).toMatchObject([
      { id: other.id, notes: 'As it was' },
      { id, name: 'Wanted Back' },
    ]);
  });
});

describe('a ZIP that could not be opened', () => {
  const file = new Uint8Array(1000);
  const fill = async (files: number, limits: { files: number; bytes: number }) => {
    const zip = zipWriter(() => {}, limits);
    for (let n = 0; n < files; n++) await zip.add(`media/${n}`, file);
    await zip.end('manifest.json', '{}');
  };

  test('since it holds too many files, is not called a backup', async () => {
    await fill(2, { files: 3, bytes: 10_000 });
    await expect(fill(3, { files: 3, bytes: 10_000 })).rejects.toThrow('No backup was made.');
  });

  test('since it is too large, is not called one, either', async () => {
    await expect(fill(3, { files: 10, bytes: 3000 })).rejects.toThrow('No backup was made.');
    // Also when only the list of its files is too much.
    await expect(fill(3, { files: 10, bytes: 3400 })).rejects.toThrow('No backup was made.');
  });

  test('has limits that a ZIP without extensions has', () => {
    expect(BACKUP_FILES_MAX).toBeLessThan(0xffff);
    expect(BACKUP_ZIP_BYTES_MAX).toBeLessThan(2 ** 31);
  });
});

describe('a ZIP that is not whole', () => {
  const opening = (bytes: Uint8Array<ArrayBuffer>) =>
    openBackup(bytes).then(
      () => 'opened',
      (error) => error.message,
    );
  const FOREIGN = /no backup of this site.*Nothing was changed/;
  /** A ZIP whose list of files says that one of them is unpacked to so many bytes. */
  function claiming(zip: Uint8Array<ArrayBuffer>, name: string, bytes: number) {
    const copy = Buffer.from(zip);
    copy.writeUInt32LE(bytes, copy.lastIndexOf(name) - 22);
    return new Uint8Array(copy);
  }
  const repack = (files: Record<string, Uint8Array>) => zipSync(files) as Uint8Array<ArrayBuffer>;

  test('is refused for what it is, before anything is sent', async () => {
    await fill();
    const { zip } = await backUp();
    const files = unzipSync(zip) as Record<string, Uint8Array<ArrayBuffer>>;
    const picture = Object.keys(files).find((name) => name.startsWith('media/')) ?? '';
    const { [picture]: _, ...withoutPicture } = files;
    const flipped = files[picture]?.map((byte, at) => (at === 100 ? byte ^ 1 : byte)) ?? new Uint8Array();
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    const withManifest = (change: object) =>
      repack({ ...files, 'manifest.json': strToU8(JSON.stringify({ ...manifest, ...change })) });
    written = [];

    expect(await opening(zip)).toBe('opened');
    expect(await opening(new Uint8Array(strToU8('no zip')))).toMatch(FOREIGN);
    expect(await opening(new Uint8Array())).toMatch(FOREIGN);
    expect(await opening(repack({ 'letter.txt': strToU8('Dear Sita') }))).toMatch(FOREIGN);
    for (const part of [0.1, 0.5, 0.9, 0.999]) {
      expect(await opening(zip.slice(0, zip.length * part))).toMatch(FOREIGN);
    }
    expect(await opening(repack(withoutPicture))).toContain(`damaged: ${picture}`);
    expect(await opening(repack({ ...files, [picture]: flipped }))).toContain(`damaged: ${picture}`);
    expect(await opening(repack({ ...files, 'records/course.jsonl': strToU8('') }))).toContain(
      'records/course.jsonl',
    );
    expect(await opening(withManifest({ version: 2 }))).toContain('another version of the site');
    expect(await opening(withManifest({ format: 'photos' }))).toMatch(FOREIGN);
    expect(await opening(withManifest({ counts: { ...manifest.counts, course: 1 } }))).toContain(
      'records/course.jsonl',
    );
    expect(await opening(withManifest({ files: {} }))).toContain('manifest.json');
    expect(await opening(claiming(zip, picture, RESTORE_PICTURE_BYTES + 1))).toMatch(FOREIGN);
    expect(written).toEqual([]);
  });
});

describe('a deployed site', () => {
  const address = 'https://institute.example';
  beforeEach(() => {
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const text = String(input);
      return text.startsWith(address) ? site.api(text.slice(address.length), init) : fetch(input, init);
    });
  });
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

  test('is signed in to, and out of', async () => {
    const deployed = await deployedSite(`${address}/some/page`, env);
    expect((await deployed.send('/api/backup')).status).toBe(200);
    await deployed.close();
    expect((await deployed.send('/api/backup')).status).toBe(401);
  });

  test('says why it lets nobody in', async () => {
    const wrong = deployedSite(address, { ...env, ADMIN_PASSWORD: 'wrong' });
    await expect(wrong).rejects.toThrow('The email or the password is not right.');
  });
});

describe('the calls of a restore', () => {
  const valid = async (): Promise<BackupRecord> => {
    const { id } = await addCourse('Valid');
    const { records }: BackupPage = await json('/api/backup');
    return records.find((record) => record.id === id) as BackupRecord;
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = auth) =>
    site.api(path, jsonBody('POST', body, headers));

  test('are for the administrator only', async () => {
    expect((await site.api('/api/backup')).status).toBe(401);
    expect((await post('/api/restore', { records: [] }, {})).status).toBe(401);
    expect((await post('/api/restore/end', {}, {})).status).toBe(401);
    const path = `/api/restore/media/${'a'.repeat(32)}/400.webp`;
    expect((await site.api(path, { method: 'PUT', body: 'x' })).status).toBe(401);
  });

  test('take nothing but whole records under their own ids', async () => {
    const record = await valid();
    const before = await everything();
    const data = Object(record.data);
    for (const wrong of [
      { ...record, kind: 'session' },
      { ...record, id: '../x' },
      { ...record, id: 'other' },
      { ...record, id: 'single', data: { ...data, id: 'single' } },
      { ...record, rev: 'mine' },
      { ...record, deleted_at: 'yesterday' },
      { ...record, data: null },
      { ...record, data: { ...data, title: 5 } },
      { ...record, data: { ...data, title: 'Half \ud83d' } },
      { ...record, data: { ...data, company_id: UNKNOWN_COMPANY } },
      { ...record, data: { ...data, picture: { hash: '../../x', width: 1, height: 1 } } },
      { ...record, kind: 'enquiry' },
      'text',
    ]) {
      const answer = await post('/api/restore', { records: [record, wrong] });
      expect({ wrong, status: answer.status }).toEqual({ wrong, status: 400 });
    }
    expect((await post('/api/restore', { records: Array(201).fill(record) })).status).toBe(400);
    expect((await post('/api/restore', { records: [], more: 1 })).status).toBe(400);
    expect((await post('/api/restore/end', { made_at: 'now', courses: [], carousel: [] })).status).toBe(400);
    expect(await everything()).toEqual(before);
  });

  test('store no field that records do not have, and change no line of the audit trail', async () => {
    const record = await valid();
    const extra = { ...record, data: { ...Object(record.data), admin: true } };
    expect(await (await post('/api/restore', { records: [extra] })).json()).toEqual({ changed: 0 });
    const [entry] = await json('/api/audit');
    const forged = {
      kind: 'audit',
      id: entry.id,
      deleted_at: null,
      data: { ...entry, who: 'somebody@else.example' },
    };
    expect(await (await post('/api/restore', { records: [forged] })).json()).toEqual({ changed: 0 });
    expect((await json('/api/audit'))[0]).toEqual(entry);
  });

  test('bring lines to the audit trail that are told from its own, and none from the future', async () => {
    await json('/api/backup');
    const [entry] = await json('/api/audit');
    expect(entry.from_backup).toBe(false);
    const lineOf = (time: number, ending: string) => {
      const id = `${descendingTimestamp(time)}-${ending.repeat(16)}`;
      const data = { ...entry, id, at: new Date(time).toISOString(), who: 'somebody@else.example' };
      return { kind: 'audit', id, deleted_at: null, data };
    };
    const hour = 60 * 60_000;
    const [past, future] = [lineOf(Date.now() - hour, 'a'), lineOf(Date.now() + hour, 'b')];
    const late = { ...future, data: { ...future.data, at: past.data.at } };
    expect(await (await post('/api/restore', { records: [past, future, late] })).json()).toEqual({
      changed: 1,
    });
    const trail = await json('/api/audit');
    expect(trail.map(({ id }: { id: string }) => id)).not.toContain(future.id);
    expect(trail.find(({ id }: { id: string }) => id === past.id)).toEqual({
      ...past.data,
      from_backup: true,
    });
  });

  test('are in the audit trail, also when the restore never comes to its end', async () => {
    const { id, deleted_at, data } = await valid();
    const batch = {
      records: [{ kind: 'course', id, deleted_at, data: { ...Object(data), title: 'Other' } }],
    };
    const actions = async () => (await json('/api/audit')).map(({ action }: { action: string }) => action);
    await post('/api/restore', batch);
    expect((await json('/api/audit'))[0]).toMatchObject({ action: 'records-restored', detail: '1 course' });
    const before = await actions();
    await post('/api/restore', batch);
    expect(await actions()).toEqual(before);
  });

  test('are made public by the last one, also when it finds everything done', async () => {
    const { id, deleted_at, data } = await valid();
    const batch = {
      records: [{ kind: 'course', id, deleted_at, data: { ...Object(data), title: 'Other' } }],
    };
    const end = { made_at: new Date().toISOString(), courses: [id], carousel: [] };
    // The first end puts the samples into the trash, the second one finds nothing to do.
    await post('/api/restore/end', end);
    await site.settled();
    const state = getStore({ name: 'publish', consistency: 'strong' });
    const wishes = async () =>
      (await state.list()).blobs.flatMap(({ key, etag }) => (key === 'restoring' ? [] : `${key} ${etag}`));
    const before = await wishes();
    expect(await (await post('/api/restore', batch)).json()).toEqual({ changed: 1 });
    await site.settled();
    expect(await wishes()).toEqual(before);
    expect(await (await post('/api/restore/end', end)).json()).toEqual({ trashed: 0 });
    await site.settled();
    expect(await wishes()).not.toEqual(before);
  });

  test.each(['', '?cursor=course.', '?cursor=enquiry.'])(
    'are in the audit trail: GET /api/backup%s',
    async (query) => {
      await send(`/api/backup${query}`);
      const detail = query.includes('enquiry') ? 'enquiry' : 'course';
      expect(await json('/api/audit')).toMatchObject([{ action: 'backed-up', detail }]);
    },
  );

  test.each(['nope', 'session.x', 'course./../x', 'course.X'])('go on at no cursor %s', async (cursor) => {
    const answer = await send(`/api/backup?cursor=${encodeURIComponent(cursor)}`);
    expect(answer.status).toBe(400);
  });

  describe('for pictures', () => {
    const HASH = 'b'.repeat(32);
    const digestOf = async (bytes: BufferSource) =>
      `sha-256=:${Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64')}:`;
    const put = async (file: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      site.api(`/api/restore/media/${file}`, {
        method: 'PUT',
        body: bytes,
        headers: {
          ...auth,
          'content-type': 'image/webp',
          'content-digest': await digestOf(bytes),
          ...headers,
        },
      });
    const webp = async (width: number) =>
      new Uint8Array(await (await pictureFile('webp', { width, height: 100 })).arrayBuffer());

    test('take a picture once and for all', async () => {
      const [first, second] = [await webp(400), await webp(300)];
      expect((await put(`${HASH}/400.webp`, first)).status).toBe(204);
      expect(await bytesOf(`/media/${HASH}/400.webp`)).toBe(Buffer.from(first).toString('base64'));
      expect((await put(`${HASH}/400.webp`, second)).status).toBe(204);
      expect(await bytesOf(`/media/${HASH}/400.webp`)).toBe(Buffer.from(first).toString('base64'));
    });

    test('take nothing else, and no other address', async () => {
      const picture = await webp(400);
      const html = new Uint8Array(strToU8('<script>alert(1)</script>'));
      expect((await put(`${HASH}/400.webp`, html)).status).toBe(415);
      expect((await put(`${HASH}/400.avif`, picture, { 'content-type': 'image/avif' })).status).toBe(415);
      expect((await put(`${HASH}/400.webp`, picture, { 'content-type': 'text/html' })).status).toBe(415);
      expect(
        (await put(`${HASH}/400.webp`, picture.slice(0, 200), { 'content-digest': await digestOf(picture) }))
          .status,
      ).toBe(400);
      expect((await put(`${HASH}/400.webp`, new Uint8Array(RESTORE_PICTURE_BYTES + 1))).status).toBe(413);
      for (const file of [`${HASH}/400.svg`, `${HASH}/0.webp`, 'x/400.webp', `${HASH}/..%2f..%2fx`]) {
        expect((await put(file, picture)).status).toBe(404);
      }
      const { blobs } = await getStore({ name: 'media', consistency: 'strong' }).list();
      expect(blobs).toEqual([]);
    });
  });
});
