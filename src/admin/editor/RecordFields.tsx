import { useWatch } from 'react-hook-form';
import type { Field as Declared, Fields } from '../../domain/field.ts';
import { Button } from '../ui/Button.tsx';
import { CompanySelect } from '../ui/CompanySelect.tsx';
import { Field, type FieldWiring } from '../ui/Field.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { formValue } from './form-values.ts';
import { StoredPictureField } from './StoredPictureField.tsx';
import type { RecordForm } from './use-record-form.ts';

/** A text of more than this has the whole width of the form. */
const NARROW_TEXT_MAX = 100;

type Form = Omit<RecordForm<unknown>, 'withInput'>;
interface FieldProps<Kind extends Declared['control']['kind'] = Declared['control']['kind']> {
  form: Form;
  /** Where its value stands, such as `title` or `syllabus.0.title`. */
  path: string;
  field: Declared & { control: { kind: Kind } };
}

/** The controls of a form, made of the declaration of its fields. */
export function RecordFields({ form }: { form: Form }) {
  return <GroupFields form={form} fields={form.fields} />;
}

function GroupFields({ form, fields, path }: { form: Form; fields: Fields; path?: string }) {
  return (
    <div className="form-grid">
      {Object.entries(fields).map(([name, field]) => (
        <RecordField key={name} form={form} path={path ? `${path}.${name}` : name} field={field} />
      ))}
    </div>
  );
}

function RecordField({ form, path, field }: FieldProps) {
  const { control, label, help } = field;
  const required = field.empty === undefined;
  switch (control.kind) {
    case 'file':
      return (
        <PictureField
          picture={form.picture}
          current={form.image}
          required={required && !form.image}
          removable={!required}
        />
      );
    case 'picture':
      return <StoredPictureField form={form} path={path} label={label} required={required} />;
    case 'group':
      return (
        <fieldset className="wide">
          <legend>{label}</legend>
          <GroupFields form={form} fields={control.fields} path={path} />
        </fieldset>
      );
    case 'list':
      return <ListField form={form} path={path} field={{ ...field, control }} />;
    default:
      return (
        <Field label={label} hint={help} required={required} wide={isWide(field)} error={form.errorOf(path)}>
          {(wiring) => <Control field={field} wiring={{ ...wiring, ...form.register(path) }} />}
        </Field>
      );
  }
}

const isWide = ({ control }: Declared) =>
  control.kind === 'multiline' || (control.kind === 'text' && control.max > NARROW_TEXT_MAX);

/** Entries one below the other, each with a way to take it out. */
function ListField({ form, path, field: { label, help, control } }: FieldProps<'list'>) {
  const entries = [useWatch({ control: form.control, name: path })].flat();
  const setEntries = (next: readonly unknown[]) => form.setValue(path, next, { shouldDirty: true });
  const error = form.errorOf(path);
  return (
    <fieldset className="wide">
      <legend>{label}</legend>
      {help && <p className="field-hint">{help}</p>}
      {entries.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a control belongs to a place, the form moves the values
        <div key={index} className="form-grid">
          <RecordField form={form} path={`${path}.${index}`} field={control.of} />
          <Button onClick={() => setEntries(entries.filter((__, other) => other !== index))}>
            Remove<span className="visually-hidden"> {`${control.of.label} ${index + 1}`}</span>
          </Button>
        </div>
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button
        disabled={entries.length >= control.max}
        onClick={() => setEntries([...entries, formValue(control.of, undefined)])}
      >
        Add<span className="visually-hidden"> to {label}</span>
      </Button>
    </fieldset>
  );
}

type Wiring = FieldWiring & ReturnType<Form['register']>;

function Control({ field: { control }, wiring }: { field: Declared; wiring: Wiring }) {
  switch (control.kind) {
    case 'company':
      return <CompanySelect {...wiring} />;
    case 'choice':
      return (
        <select {...wiring}>
          {control.none !== undefined && <option value="">{control.none}</option>}
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
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
