import type { Config } from '@netlify/functions';
import { API_TEXTS } from '#texts/api';
import { FIELD_TEXTS } from '#texts/field';
import { FIELD_NAME_MAX } from '../../src/domain/api-error.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { wrongField } from '../../src/server/errors.ts';
import { readForm } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { recordForm } from '../../src/server/http/record-form.ts';
import { json } from '../../src/server/http/respond.ts';
import { withImage } from '../../src/server/media/media-store.ts';
import { takePicture } from '../../src/server/media/upload.ts';

/** Stores a picture, for records to name it by its hash. The same picture again is the same. */
export default endpoint({
  POST: forAdmin(async ({ request }) => {
    const { sent, image } = recordForm({}, await readForm(request));
    for (const name of Object.keys(sent))
      throw wrongField(name, API_TEXTS.unknownField(name.slice(0, FIELD_NAME_MAX)));
    if (!image) throw wrongField('image', FIELD_TEXTS.required('Image'));
    return json(withImage(await takePicture(image)), 201);
  }),
});

export const config: Config = { path: '/api/media' };
