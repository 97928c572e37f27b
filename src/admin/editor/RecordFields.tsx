import { useFormContext, useWatch } from 'react-hook-form';
import { RECORD_TEXTS as texts } from '#texts/records';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import type { Field as Declared, Fields } from '../../domain/field.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { formValue } from './form-values.ts';
import { PictureField } from './PictureField.tsx';

/** A text of more than this has the whole width of the form. */
const NARROW_TEXT_MAX = 100;

interface FieldProps<Kind extends Declared['control']['kind'] = Declared['control']['kind']> {
  /** Where its value stands, such as `title` or `syllabus.0.title`. */
  path: string;
  field: Declared & { control: { kind: Kind } };
}

/** The controls of a form, made of the declaration of its fields. */
export function RecordFields({ fields, path }: { fields: Fields; path?: string }) {
  return (
    <div className="form-grid">
      {Object.entries(fields).map(([name, field]) => (
        <RecordField key={name} path={path ? `${path}.${name}` : name} field={field} />
      ))}
    </div>
  );
}

function RecordField({ path, field }: FieldProps) {
  const { control, label, help } = field;
  const { register } = useFormContext();
  const error = useErrorOf(path);
  const required = field.empty === undefined;
  switch (control.kind) {
    case 'file':
    case 'picture':
      return <PictureField path={path} label={label} required={required} />;
    case 'group':
      return (
        <fieldset className="wide">
          <legend>{label}</legend>
          <RecordFields fields={control.fields} path={path} />
        </fieldset>
      );
    case 'list':
      return <ListField path={path} field={{ ...field, control }} />;
    default:
      return (
        <Field label={label} hint={help} required={required} wide={isWide(field)} error={error}>
          {(wiring) => <Control field={field} wiring={{ ...wiring, ...register(path) }} />}
        </Field>
      );
  }
}

function useErrorOf(path: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(path, formState).error?.message;
}

const isWide = ({ control }: Declared) =>
  control.kind === 'multiline' || (control.kind === 'text' && control.max > NARROW_TEXT_MAX);

/** Entries one below the other, each with a way to take it out. */
function ListField({ path, field: { label, help, control } }: FieldProps<'list'>) {
  const { setValue } = useFormContext();
  const entries: unknown[] = useWatch({ name: path });
  const setEntries = (next: readonly unknown[]) => setValue(path, next, { shouldDirty: true });
  const error = useErrorOf(path);
  return (
    <fieldset className="wide">
      <legend>{label}</legend>
      {help && <p className="muted small">{help}</p>}
      {entries.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a control belongs to a place, the form moves the values
        <div key={index} className="form-grid">
          <RecordField path={`${path}.${index}`} field={control.of} />
          <Button
            hiddenLabel={`${control.of.label} ${index + 1}`}
            onClick={() => setEntries(entries.filter((__, other) => other !== index))}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button
        hiddenLabel={texts.toList(label)}
        disabled={entries.length >= control.max}
        onClick={() => setEntries([...entries, formValue(control.of, undefined)])}
      >
        {texts.addEntry}
      </Button>
    </fieldset>
  );
}

function Control({ field: { control }, wiring }: { field: Declared; wiring: object }) {
  switch (control.kind) {
    case 'company':
      return <Options {...wiring} options={COMPANY_IDS.map((id) => [String(id), COMPANIES[id].name])} />;
    case 'choice': {
      const { none, names } = control;
      const options = control.options.map((option): Option => [option, names?.[option] ?? option]);
      return <Options {...wiring} options={none === undefined ? options : [['', none], ...options]} />;
    }
    case 'multiline':
      return <textarea {...wiring} rows={control.rows} />;
    case 'boolean':
      return <input {...wiring} type="checkbox" />;
    case 'number':
      return <input {...wiring} inputMode="numeric" autoComplete="off" />;
    case 'text':
      return <input {...wiring} type={control.type} autoComplete="off" />;
    default:
      throw new Error(`A ${control.kind} is not one control.`);
  }
}

/** Its value and its name. */
type Option = [string, string];

const Options = ({ options, ...wiring }: { options: Option[] }) => (
  <select {...wiring}>
    {options.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);
