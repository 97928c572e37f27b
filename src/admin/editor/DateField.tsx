import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DATE_FIELD_TEXTS as texts } from '#texts/records';
import { BS_YEARS, fromBikramSambat, LAST_BS_YEAR, toBikramSambat } from '../../domain/bikram-sambat.ts';
import { isDay } from '../../domain/dates.ts';
import { asciiDigits } from '../../domain/digits.ts';
import { Field } from '../ui/Field.tsx';
import { useHasFollowed } from './use-following.ts';

interface DateFieldProps {
  path: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
}

/**
 * A day, typed in either calendar: each fills in the other. What is kept is AD. What is typed and no day yet is kept as it
 * is, so that the form refuses it and no day is lost by half of another.
 */
export function DateField({ path, label, hint, error }: DateFieldProps) {
  const { register, setValue } = useFormContext();
  const day: string = useWatch({ name: path });
  /** What stands in the Nepali field while somebody types there: one more digit makes another day of it. */
  const [typed, setTyped] = useState<string>();
  const nepali = typed ?? nepaliOf(day);
  const isWrong = isWhole(nepali) && readNepali(nepali) === null;
  const moved = useHasFollowed(path) && texts.followed;
  const isHalf = day !== '' && !isDay(day);

  const typeNepali = (text: string) => {
    const ad = readNepali(text);
    setTyped(text);
    setValue(path, ad ?? text, { shouldDirty: true, shouldValidate: ad !== null });
  };
  return (
    <div className="date-pair">
      <Field label={label} hint={[moved, hint].filter(Boolean).join(' ')} error={isHalf ? undefined : error}>
        {(wiring) => (
          <input
            {...wiring}
            {...register(path, { onChange: () => setTyped(undefined) })}
            type="date"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={
          <>
            <span className="visually-hidden">{label}, </span>
            {texts.nepali}
          </>
        }
        hint={texts.example}
        error={isWrong ? texts.noSuchDay(BS_YEARS[0] ?? 0, LAST_BS_YEAR) : isHalf ? error : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            value={nepali}
            onChange={({ target }) => typeNepali(target.value)}
            onBlur={() => setTyped(undefined)}
            placeholder={texts.example}
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

/** What is no day stays as it was typed. */
function nepaliOf(ad: string): string {
  if (!isDay(ad)) return ad;
  const date = toBikramSambat(ad);
  return date ? [date.year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-') : '';
}
