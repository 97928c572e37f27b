import { getStore } from '@netlify/blobs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { openBackup } from '../../src/backup/open-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import type { Send } from '../../src/backup/send.ts';
import { DELETED_KEPT_DAYS } from '../../src/domain/limits.ts';
import { emptyOldTrash } from '../../src/server/trash.ts';
import { pictureFile } from '../support/pictures.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

vi.mock('../../src/domain/kinds.ts', () => import('../support/kinds.ts'));
vi.mock('../../src/server/records/defaults.ts', () => import('../support/kinds.ts'));

const ROOMS = '/api/records/rooms';
const NOTICE = '/api/records/notices/1.home.closed';

const { site, auth } = await startSignedIn();
const wipe = () =>
  Promise.all(
    (['content', 'media'] as const).map((name) => getStore({ name, consistency: 'strong' }).deleteAll()),
  );
beforeEach(wipe);

let written: string[] = [];
const send: Send = async (path, init) => {
  const method = init?.method ?? 'GET';
  if (method !== 'GET' && method !== 'HEAD') written.push(path);
  return site.api(path, { ...init, headers: { ...auth, ...(init?.headers as Record<string, string>) } });
};
const json = async (path: string) => (await send(path)).json();
const write = async (method: string, path: string, body: object) =>
  (await site.api(path, jsonBody(method, body, auth))).json();
const remove = (path: string) => site.api(path, { method: 'DELETE', headers: auth });
const everything = async () => ({
  rooms: await json(ROOMS),
  notices: await json('/api/records/notices'),
  trash: await json('/api/trash'),
});

async function backUp() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const made = await makeBackup(send, 'https://site.example', (chunk) => void chunks.push(chunk));
  return { ...made, zip: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}
const restore = async (zip: Uint8Array<ArrayBuffer>) => restoreBackup(send, await openBackup(zip));

/** A room with pictures, one in the trash, and a notice that was saved. */
async function fill() {
  const image = await pictureFile('png', { width: 500, height: 300 });
  const { hash, image: path } = await (
    await site.api('/api/media', formBody('POST', { image }, auth))
  ).json();
  const keepers = [{ name: 'Mina', photo: hash }];
  const room = await write('POST', ROOMS, {
    name: 'Blue room',
    company_id: 1,
    seats: 0,
    keepers,
    photo: hash,
  });
  const gone = await write('POST', ROOMS, { name: 'Gone', company_id: 2 });
  await remove(`${ROOMS}/${gone.id}`);
  await write('PUT', NOTICE, { title: 'Open again' });
  return { room, gone, path };
}

/** The same backup with another manifest, or other files. */
function edited(
  zip: Uint8Array<ArrayBuffer>,
  edit: (parts: { counts: object; files: object }, files: object) => void,
) {
  const { 'manifest.json': text, ...files } = unzipSync(zip);
  const manifest = JSON.parse(Buffer.from(text ?? []).toString());
  edit(manifest, files);
  return zipSync({ ...files, 'manifest.json': strToU8(JSON.stringify(manifest)) }) as Uint8Array<ArrayBuffer>;
}

test('a backup brings records, their pictures and their trash back into an empty store', async () => {
  const { room, gone, path } = await fill();
  const before = await everything();
  const { zip, manifest, missing } = await backUp();
  // The pictures of the samples are files of the build.
  expect(missing).not.toContain(path);
  expect(manifest.counts).toMatchObject({ rooms: 2, notices: 1 });
  await wipe();
  expect((await send(path)).status).toBe(404);

  await restore(zip);
  expect(await everything()).toEqual(before);
  expect((await send(path)).status).toBe(200);
  const back = await send(`/api/trash/rooms.${gone.id}/restore`, { method: 'POST' });
  expect(await back.json()).toEqual(gone);
  // A picture that came back can be named by others.
  expect(await write('PUT', `${ROOMS}/${gone.id}`, { photo: room.photo.hash })).toMatchObject({
    photo: room.photo,
  });
});

test('what was made since goes to the trash, what was changed becomes what it was', async () => {
  const { room } = await fill();
  const before = await everything();
  const { zip } = await backUp();
  await write('PUT', `${ROOMS}/${room.id}`, { seats: 40 });
  const later = await write('POST', ROOMS, { name: 'Later', company_id: 1 });
  await remove(NOTICE);
  expect(await restore(zip)).toMatchObject({ trashed: 1 });
  const after = await everything();
  expect(after.rooms).toEqual(before.rooms);
  expect(after.notices).toEqual(before.notices);
  expect(after.trash.map(({ kind, id }: Record<string, string>) => [kind, id])).toContainEqual([
    'rooms',
    later.id,
  ]);
});

test('a backup from before there were kinds is restored, and records made since can be brought back', async () => {
  const { zip } = await backUp();
  const old = edited(zip, ({ counts, files }, parts) => {
    for (const name of ['rooms', 'notices']) {
      delete (counts as Record<string, number>)[name];
      delete (files as Record<string, unknown>)[`records/${name}.jsonl`];
      delete (parts as Record<string, unknown>)[`records/${name}.jsonl`];
    }
  });
  const room = await write('POST', ROOMS, { name: 'Since', company_id: 1 });
  expect(await restore(old)).toMatchObject({ trashed: 1 });
  expect(await json(ROOMS)).toEqual([]);
  expect((await send(`/api/trash/rooms.${room.id}/restore`, { method: 'POST' })).status).toBe(200);
});

test('a backup with a kind that this version does not know is refused, and nothing is changed', async () => {
  await fill();
  const before = await everything();
  const { zip } = await backUp();
  const foreign = edited(zip, ({ counts }) => Object.assign(counts, { teachers: 3 }));
  written = [];
  await expect(restore(foreign)).rejects.toThrow(
    'This backup holds records that this version of the site does not know: teachers. Nothing was changed.',
  );
  expect(written).toEqual([]);
  expect(await everything()).toEqual(before);
});

test.each([
  ['an unknown kind', { kind: 'teachers', id: 'mina', deleted_at: null, data: { id: 'mina' } }],
  ['an id that is none', { kind: 'rooms', id: '../x', deleted_at: null, data: null }],
  ['another id inside', { kind: 'rooms', id: 'a', deleted_at: null, data: { id: 'b' } }],
  ['a record that lacks a field', { kind: 'rooms', id: 'a', deleted_at: null, data: { id: 'a' } }],
])('a batch with %s is refused', async (_, record) => {
  const answer = await site.api('/api/restore', jsonBody('POST', { records: [record] }, auth));
  expect(answer.status).toBe(400);
  const end = { made_at: '2026-11-01T00:00:00.000Z', courses: [], carousel: [], records: { teachers: [] } };
  expect((await site.api('/api/restore/end', jsonBody('POST', end, auth))).status).toBe(400);
  expect(await json(ROOMS)).toEqual([]);
});

test('what was deleted is erased after its time, and its id is never given again', async () => {
  const { gone } = await fill();
  const later = Date.now() + (DELETED_KEPT_DAYS + 1) * 24 * 60 * 60 * 1000;
  expect(await emptyOldTrash(later)).toBe(1);
  expect(await json('/api/trash')).toEqual([]);
  const stored = await getStore({ name: 'content', consistency: 'strong' }).get(`rooms/${gone.id}`, {
    type: 'json',
  });
  expect(stored.data).toBeNull();
  expect(await write('POST', ROOMS, { name: 'Gone', company_id: 2 })).not.toMatchObject({ id: gone.id });
});
