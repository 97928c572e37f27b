import { PICTURE_MAX_BYTES } from '../../domain/limits.ts';
import { PICTURE_KIND_NAMES } from '../../domain/picture-kind.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { Loading } from './Loading.tsx';
import { PICTURE_TYPES } from './picture-check.ts';
import type { PictureState } from './use-picture.ts';

interface PictureFieldProps {
  label?: string;
  picture: PictureState;
  /** The picture that the record has now. */
  current?: string | null;
  required?: boolean;
  /** Whether the record may be without a picture. */
  removable?: boolean;
}

const MAX_MEGABYTES = PICTURE_MAX_BYTES / 1024 / 1024;

export function PictureField({
  label = 'Image',
  picture,
  current,
  required = false,
  removable = false,
}: PictureFieldProps) {
  const { chosen, preview, problem, removed, note, checking } = picture;
  const shown = preview ?? (removed ? undefined : (current ?? undefined));
  return (
    <div className="picture-field wide">
      <Field
        label={label}
        required={required}
        error={problem}
        hint={`${PICTURE_KIND_NAMES}. One over ${MAX_MEGABYTES} MB is made smaller here.${current ? ' Leave it empty to keep the current image.' : ''}`}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={picture.input}
            type="file"
            name="image"
            accept={PICTURE_TYPES.join(',')}
            onChange={(event) => picture.choose(event.target.files?.[0])}
          />
        )}
      </Field>
      <div className="picture-now">
        {checking && <Loading>Looking at the picture…</Loading>}
        {shown && <img src={shown} alt={preview ? 'Preview of the new image' : 'Current image'} />}
        {note && (
          <p className="muted" role="status">
            {note}
          </p>
        )}
        {removed && <p className="muted">The picture will be removed when you save.</p>}
        {chosen && <Button onClick={picture.empty}>Discard chosen file</Button>}
        {current && removable && !chosen && (
          <Button onClick={() => picture.setRemoved(!removed)}>
            {removed ? 'Keep picture' : 'Remove picture'}
          </Button>
        )}
      </div>
    </div>
  );
}
