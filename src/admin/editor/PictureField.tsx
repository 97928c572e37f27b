import { createContext, type DragEvent, type ReactNode, useContext, useRef } from 'react';
import { get, useController } from 'react-hook-form';
import { PICTURE_TEXTS as texts } from '#texts/picture';
import type { Picture } from '../../domain/picture.ts';
import { PICTURE_KIND_NAMES } from '../../domain/picture-kind.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PICTURE_TYPES } from '../ui/picture-check.ts';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import type { FormPicture } from './form-values.ts';
import { Help } from './Help.tsx';
import { storedUrl, useShownPicture } from './use-shown-picture.ts';

interface PictureFieldProps {
  /** Where its value stands, such as `photo` or `leaders.0.photo`. */
  path: string;
  /** Where the stored picture stands, if there is one. */
  storedPath: string | undefined;
  label: string;
  help: string | undefined;
  required: boolean;
}

/** What stands where there is no picture, as visitors would see it. */
export const PictureStandIn = createContext<() => ReactNode>(NoPicture);

export function NoPicture() {
  return <span className="no-picture" />;
}

/** While a file is held over the field, it shows that it takes it. */
const over = ({ currentTarget }: DragEvent<HTMLInputElement>) =>
  currentTarget.toggleAttribute('data-over', true);
const notOver = ({ currentTarget }: DragEvent<HTMLInputElement>) =>
  currentTarget.toggleAttribute('data-over', false);
const lightUp = { onDragEnter: over, onDragLeave: notOver, onDrop: notOver };

/** A picture of a form: the one that is stored, a file that takes its place, or none. */
export function PictureField({ path, storedPath, label, help, required }: PictureFieldProps) {
  const { field, fieldState, formState } = useController({ name: path });
  const input = useRef<HTMLInputElement>(null);
  const value: FormPicture = field.value;
  const storedPicture: string | Picture | null | undefined =
    storedPath && get(formState.defaultValues, storedPath);
  const stored = storedUrl(storedPicture);
  const { url, checking, note, warning, problem } = useShownPicture(value);
  const isNew = value instanceof File || (value && storedUrl(value) !== stored);
  const isEmpty = !isNew && !(url && value);
  const StandIn = useContext(PictureStandIn);
  const restore = () => {
    if (input.current) input.current.value = '';
    field.onChange(storedPicture ?? null);
  };
  return (
    <div className="form-grid wide">
      <Field
        label={label}
        required={required && !stored}
        wide={!isNew}
        error={problem ?? fieldState.error?.message}
        hint={
          <Help>
            {[texts.kinds(PICTURE_KIND_NAMES), help, stored && texts.keep].filter(Boolean).join(' ')}
          </Help>
        }
      >
        {(wiring) => (
          <div className="picture-drop">
            <input
              {...wiring}
              ref={(element) => {
                input.current = element;
                field.ref(element);
              }}
              type="file"
              {...lightUp}
              name={path}
              accept={PICTURE_TYPES.join(',')}
              onChange={({ target }) => (target.files?.[0] ? field.onChange(target.files[0]) : restore())}
            />
            {/* In place of a browser's word that no file is chosen. */}
            {!isNew && (
              <span className="picture-held">
                {isEmpty ? <StandIn /> : <img className="stored-picture" src={url} alt={texts.current} />}
                {/* A picture says itself what it is. */}
                {!value &&
                  (StandIn === NoPicture ? (
                    <span className="visually-hidden">{texts.none}</span>
                  ) : (
                    <span className="muted small">{texts.standIn}</span>
                  ))}
              </span>
            )}
          </div>
        )}
      </Field>
      <div className="cluster picture-now">
        {checking && <Loading>{texts.checking}</Loading>}
        {url && isNew && (
          <figure className="stack">
            <img className="stored-picture card-picture" src={url} alt={texts.newOne} />
            <figcaption className="muted small">{texts.look}</figcaption>
          </figure>
        )}
        <StatusRegion>
          {note && <p className="muted">{note}</p>}
          {warning && <p className="notice tone-warning">{warning}</p>}
        </StatusRegion>
        {!value && stored && <p className="muted">{texts.willBeRemoved}</p>}
        {isNew && <Button onClick={restore}>{texts.discard}</Button>}
        {!isNew && stored && !required && (
          <Button onClick={value ? () => field.onChange(null) : restore}>
            {value ? texts.remove : texts.keepStored}
          </Button>
        )}
      </div>
    </div>
  );
}
