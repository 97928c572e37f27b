import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DATE_FIELD_TEXTS as texts } from '#texts/records';
import { BS_YEARS, fromBikramSambat, LAST_BS_YEAR, toBikramSambat } from '../../domain/bikram-sambat.ts';
import { asciiDigits } from '../../domain/digits.ts';
import { Field } from '../ui/Field.tsx';

interface DateFieldProps {
  path: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
}

/** A day, typed in either calendar: each fills in the other. What is kept is AD. */
export function DateField({ path, label, hint, error }: DateFieldProps) {
  const { register, setValue } = useFormContext();
  const day: string = useWatch({ name: path });
  /** What stands in the Nepali field while it is no day yet. */
  const [typed, setTyped] = useState<string>();
  const wrong =
    typed !== undefined && isWhole(typed) ? texts.noSuchDay(BS_YEARS[0] ?? 0, LAST_BS_YEAR) : undefined;

  const typeNepali = (text: string) => {
    const ad = readNepali(text);
    setTyped(ad === null ? text : undefined);
    setValue(path, ad ?? '', { shouldDirty: true, shouldValidate: ad !== null });
  };
  return (
    <div className="form-grid wide">
      <Field label={label} hint={hint} error={error}>
        {(wiring) => (
          <input
            {...wiring}
            {...register(path, { onChange: () => setTyped(undefined) })}
            type="date"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={texts.inNepali(label)} hint={texts.example} error={wrong}>
        {(wiring) => (
          <input
            {...wiring}
            value={typed ?? nepaliOf(day)}
            onChange={({ target }) => typeNepali(target.value)}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
    </div>
  );
}

const PARTS = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/;
const isWhole = (text: string) => PARTS.test(asciiDigits(text.trim()));

/** @returns '' for an empty field, null for what is no day yet */
function readNepali(text: string): string | null {
  if (text.trim() === '') return '';
  const [, year, month, day] = PARTS.exec(asciiDigits(text.trim())) ?? [];
  return fromBikramSambat({ year: Number(year), month: Number(month), day: Number(day) });
}

function nepaliOf(ad: string): string {
  const date = ad ? toBikramSambat(ad) : null;
  return date ? [date.year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-') : '';
}
