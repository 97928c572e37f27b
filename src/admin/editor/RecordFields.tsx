import type { Field as Declared } from '../../domain/field.ts';
import { CompanySelect } from '../ui/CompanySelect.tsx';
import { Field, type FieldWiring } from '../ui/Field.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import type { RecordForm } from './use-record-form.ts';

/** A text of more than this has the whole width of the form. */
const NARROW_TEXT_MAX = 100;

/** The controls of a form, made of the declaration of its fields. */
export function RecordFields<Input>({ form }: { form: RecordForm<Input> }) {
  return (
    <div className="form-grid">
      {Object.entries(form.fields).map(([name, field]) => {
        const required = field.empty === undefined;
        return field.control.kind === 'picture' ? (
          <PictureField
            key={name}
            picture={form.picture}
            current={form.image}
            required={required && !form.image}
            removable={!required}
          />
        ) : (
          <Field
            key={name}
            label={field.label}
            hint={field.help}
            required={required}
            wide={isWide(field)}
            error={form.errorOf(name)}
          >
            {(wiring) => <Control field={field} wiring={{ ...wiring, ...form.register(name) }} />}
          </Field>
        );
      })}
    </div>
  );
}

const isWide = ({ control }: Declared) =>
  control.kind === 'multiline' || (control.kind === 'text' && control.max > NARROW_TEXT_MAX);

type Wiring = FieldWiring & ReturnType<RecordForm<unknown>['register']>;

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
      throw new Error(`No control for a ${control.kind}.`);
  }
}
