import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RECORD_TEXTS as texts } from '#texts/records';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import type { Field as Declared, Fields } from '../../domain/field.ts';
import { WEEKDAYS } from '../../domain/opening-hours.ts';
import { Field } from '../ui/Field.tsx';
import { DateField } from './DateField.tsx';
import { FormPart } from './FormPart.tsx';
import { Help, HelpLine } from './Help.tsx';
import { isWide } from './is-wide.ts';
import { ListField, type Place } from './ListField.tsx';
import { FilledInText, MarkedText } from './MarkedText.tsx';
import { PictureField } from './PictureField.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { WeekField } from './WeekField.tsx';

interface FieldProps<Kind extends Declared['control']['kind'] = Declared['control']['kind']> extends Place {
  field: Declared & { control: { kind: Kind } };
}

/** The controls of a form, made of the declaration of its fields. Those that stand in no part come first. */
export function RecordFields({ fields, within }: { fields: Fields; within?: Place }) {
  const titles = new Set(Object.values(fields).map(({ part }) => part));
  const fieldsOf = (title: string | undefined): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, { part }]) => part === title));
  return [...titles].map((title) => {
    const own = fieldsOf(title);
    if (title === undefined) return <Controls key="" fields={own} within={within} />;
    return (
      <FormPart key={title} title={title} fields={own}>
        <Controls fields={own} within={within} />
      </FormPart>
    );
  });
}

interface ControlsProps {
  fields: Fields;
  within: Place | undefined;
}

/** What follows each other below one heading, or below none. */
function Controls({ fields, within }: ControlsProps) {
  const blocks = Object.entries(fields).reduce<[string | undefined, [string, Declared][]][]>(
    (found, entry) => {
      const [heading, own] = found.at(-1) ?? [];
      if (own && heading === entry[1].heading) own.push(entry);
      else found.push([entry[1].heading, [entry]]);
      return found;
    },
    [],
  );
  return (
    <div className={isNumbers(fields) ? 'form-grid form-numbers' : 'form-grid'}>
      {blocks.map(([heading, own]) =>
        heading === undefined ? (
          <Several key={own[0]?.[0]} fields={Object.fromEntries(own)} within={within} />
        ) : (
          <fieldset key={heading} className="wide">
            <legend>{heading}</legend>
            <div className="form-grid">
              <Several fields={Object.fromEntries(own)} within={within} />
            </div>
          </fieldset>
        ),
      )}
    </div>
  );
}

const below = (path: string | undefined, name: string) => path && `${path}.${name}`;

const Several = ({ fields, within }: ControlsProps) =>
  Object.entries(fields).map(([name, field]) => (
    <RecordField
      key={name}
      path={below(within?.path, name) ?? name}
      storedPath={within ? below(within.storedPath, name) : name}
      mayBeLeftOut={within?.mayBeLeftOut}
      field={field}
    />
  ));

/** Whether there are several short ones, of which three have room beside each other. */
const isNumbers = (fields: Fields): boolean =>
  Object.values(fields).filter(({ control }) => control.kind === 'number').length > 1;

/** Whether it says from when until when, in two short fields. */
const isTimes = (fields: Fields): boolean =>
  Object.values(fields).every(({ control }) => control.kind === 'text' && control.type === 'time');

function RecordField(props: FieldProps) {
  const { only } = props.field;
  return only ? <WhereItCounts {...props} only={only} /> : <AnyField {...props} />;
}

/** What is wrong is shown in any case: nobody could mend it. */
function WhereItCounts({ only, ...props }: FieldProps & { only: NonNullable<Declared['only']> }) {
  const beside = props.path.slice(0, props.path.lastIndexOf('.') + 1) + only.where;
  const isWrong = useErrorOf(props.path) !== undefined;
  return only.is.includes(useWatch({ name: beside })) || isWrong ? <AnyField {...props} /> : null;
}

function AnyField({ path, storedPath, mayBeLeftOut, entry, field }: FieldProps) {
  const { control, help } = field;
  const label = entry ?? field.label;
  const error = useErrorOf(path);
  const required = field.empty === undefined && !mayBeLeftOut;
  switch (control.kind) {
    case 'entry-id':
      return null;
    case 'file':
    case 'picture':
      return (
        <PictureField path={path} storedPath={storedPath} label={label} help={help} required={required} />
      );
    case 'group':
      if (control.isWeek) return <WeekField path={path} label={label} help={help} days={control.fields} />;
      return (
        <fieldset className={isTimes(control.fields) ? 'form-times' : 'wide'}>
          <legend className={entry && 'visually-hidden'}>{label}</legend>
          <HelpLine>{help}</HelpLine>
          <RecordFields fields={control.fields} within={{ path, storedPath, mayBeLeftOut: !required }} />
        </fieldset>
      );
    case 'date':
      return <DateField path={path} label={label} hint={help} error={error} />;
    case 'choices':
      return <ChoicesField path={path} storedPath={storedPath} field={{ ...field, control }} />;
    case 'list':
      return (
        <ListField path={path} storedPath={storedPath} field={{ ...field, control }} error={error}>
          {(place) => <RecordField {...place} field={control.of} />}
        </ListField>
      );
    default:
      return <PlainField path={path} field={field} entry={entry} required={required} />;
  }
}

/** From here on it is said how much may still be typed: as soon as nine tenths are. */
const NEARLY_FULL = 0.9;

type PlainFieldProps = Pick<FieldProps, 'path' | 'field' | 'entry'> & { required: boolean };

/** A field of one control. Of a text that is nearly full it says how much is left; it is read with the field. */
function PlainField({ path, field, entry, required }: PlainFieldProps) {
  const { register } = useFormContext();
  const error = useErrorOf(path);
  const value: unknown = useWatch({ name: path });
  const { control, label, help } = field;
  // A time of day is always as long as it can be.
  const isCounted = control.kind === 'multiline' || (control.kind === 'text' && control.type !== 'time');
  const max = isCounted ? control.max : Infinity;
  const typed = typeof value === 'string' ? value.trim().length : 0;
  const left = typed > max * NEARLY_FULL && (typed > max ? texts.over(typed - max) : texts.left(max - typed));
  const hint = (help || left) && (
    <>
      {help && <Help>{help}</Help>}
      {left}
    </>
  );
  return (
    <Field
      label={entry ?? label}
      labelHidden={entry !== undefined}
      hint={hint}
      required={required}
      wide={isWide(field)}
      error={error}
    >
      {(wiring) => <Control field={field} path={path} wiring={{ ...wiring, ...register(path) }} />}
    </Field>
  );
}

function useErrorOf(path: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(path, formState).error?.message;
}

/** One box to tick for each. */
function ChoicesField({ path, field: { label, help, control } }: FieldProps<'choices'>) {
  const { register } = useFormContext();
  return (
    <fieldset className="wide">
      <legend>{label}</legend>
      <HelpLine>{help}</HelpLine>
      <div className={control.options === WEEKDAYS ? 'week-choices' : 'cluster'}>
        {control.options.map((option) => (
          <label key={option} className="row">
            <input {...register(path)} type="checkbox" value={option} />
            {control.names?.[option] ?? option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Control({ field: { control }, path, wiring }: { field: Declared; path: string; wiring: object }) {
  switch (control.kind) {
    case 'record':
      return <RecordChoice {...wiring} of={control.of} path={path} />;
    case 'company':
      return <Options {...wiring} options={COMPANY_IDS.map((id) => [String(id), COMPANIES[id].name])} />;
    case 'choice':
      return <Options {...wiring} options={optionsOf(control)} />;
    case 'multiline':
      if (control.marked) return <MarkedText {...wiring} path={path} rows={control.rows} />;
      if (control.filledIn)
        return <FilledInText {...wiring} path={path} rows={control.rows} names={control.filledIn} />;
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

/** What can be chosen, with nothing in front where that is possible. */
export function optionsOf({ options, none, names }: Declared['control'] & { kind: 'choice' }): Option[] {
  const named = options.map((option): Option => [option, names?.[option] ?? option]);
  return none === undefined ? named : [['', none], ...named];
}

export const Options = ({ options, ...wiring }: { options: Option[] } & ComponentProps<'select'>) => (
  <select {...wiring}>
    {options.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);
