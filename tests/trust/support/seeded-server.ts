import { formBody } from '../../support/functions-site.ts';
import { pictureFile } from '../../support/pictures.ts';
import { sendJson } from './http.ts';
import { ownServer, signInAt } from './own-server.ts';

/** A running site with one record of each kind, and their addresses for `{…}` in a documented path. */
export async function seededServer() {
  const own = await ownServer('bare');
  const { url } = await own.start();
  const auth = await signInAt(url);
  const save = async (path: string, fields: Record<string, string | File>) =>
    (await (await fetch(url + path, formBody('POST', fields, auth))).json()) as { id: string; image: string };
  const image = await pictureFile('png', { width: 8, height: 8 });
  const course = await save('/api/courses', {
    title: 'Beekeeping',
    description: 'Bees.',
    company_id: '1',
    image,
  });
  const item = await save('/api/carousel', { caption: 'A word', company_id: '1', image });
  const enquiry = {
    name: 'Mina Rai',
    email: 'mina@example.com',
    message: 'When does it begin?',
    company_id: 1,
  };
  const sent = await sendJson(url, '/api/forms', enquiry);
  const room = await sendJson(
    url,
    '/api/records/rooms',
    { name: 'Blue room', company_id: 1 },
    { headers: auth },
  );
  const [, , hash = '', file = ''] = course.image.split('/');

  return {
    own,
    url,
    auth,
    /** An address that is there. */
    fill: (path: string): string =>
      path
        .replace('{company}', '1')
        .replace('{kind}', path.includes('records') ? 'rooms' : 'course')
        .replace('{hash}', hash)
        .replace('{file}', file)
        .replace(
          '{id}',
          path.includes('carousel')
            ? item.id
            : path.includes('forms')
              ? JSON.parse(sent.text).id
              : path.includes('records')
                ? JSON.parse(room.text).id
                : course.id,
        ),
  };
}
