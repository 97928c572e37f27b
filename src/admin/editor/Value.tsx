import { VALUE_TEXTS as texts } from '#texts/records';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { dateText } from '../../domain/dates.ts';
import { isEmpty } from '../../domain/empty.ts';
import type { Field } from '../../domain/field.ts';
import { hoursLines, type OpeningHours } from '../../domain/opening-hours.ts';
import { Changed } from './Changed.tsx';
import type { FormPicture } from './form-values.ts';
import { useShownPicture } from './use-shown-picture.ts';

interface ValueProps {
  field: Field;
  value: unknown;
  /** Another version of it: what that one does not say is marked. */
  other?: unknown;
}

/** What a field holds, to look at. */
export function Value({ field, value, other }: ValueProps) {
  const { kind } = field.control;
  const isPicture = kind === 'file' || kind === 'picture';
  const { url } = useShownPicture(isPicture ? (value as FormPicture) : null);
  if (isPicture && value) return <img className="stored-picture" src={url} alt="" />;
  const text = isEmpty(value) ? '' : textOf(field, value);
  if (text && !isEmpty(other)) return <Changed text={text} other={textOf(field, other)} />;
  if (text) return <span className="version-text">{text}</span>;
  return <span className="muted">{isPicture ? texts.noPicture : texts.empty}</span>;
}

/** A day that is closed has no times in a form. */
const weekOf = (value: unknown): OpeningHours['week'] =>
  Object.fromEntries(
    Object.entries(value as OpeningHours['week']).map(([day, hours]) => [day, hours?.open ? hours : null]),
  ) as OpeningHours['week'];

/** Entries of a list stand a line each. */
export function textOf({ control }: Field, value: unknown): string {
  switch (control.kind) {
    case 'company':
      return COMPANIES[value as CompanyId].name;
    case 'choice':
      return control.names?.[String(value)] ?? String(value);
    case 'choices':
      return (value as string[]).map((option) => control.names?.[option] ?? option).join(', ');
    case 'date':
      return dateText(String(value));
    case 'boolean':
      return value ? texts.yes : texts.no;
    case 'picture':
      return texts.aPicture;
    case 'list':
      return (value as unknown[]).map((entry) => textOf(control.of, entry)).join('\n');
    case 'group':
      if (control.isWeek)
        return hoursLines({ week: weekOf(value) })
          .map(({ days, hours }) => `${days} ${hours}`)
          .join('\n');
      return Object.entries(control.fields)
        .flatMap(([name, field]) => {
          const part = (value as Record<string, unknown>)[name];
          return isEmpty(part) || field.control.kind === 'entry-id' ? [] : textOf(field, part);
        })
        .join(' · ');
    default:
      return String(value);
  }
}
