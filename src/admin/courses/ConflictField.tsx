import { useId } from 'react';
import { COMPANIES } from '../../domain/company.ts';
import type { CourseInput } from '../../domain/course.ts';
import type { ConflictField as FieldName, Side } from './conflict.ts';

/** One of the two versions; `image` is an address that can be shown. */
export type Version = CourseInput & { image: string | null };

interface ConflictFieldProps {
  field: FieldName;
  changedBy: 'you' | 'them' | 'both';
  mine: Version;
  theirs: Version;
  choice: Side;
  onChoose(side: Side): void;
}

const LABELS: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  company_id: 'Company',
  description: 'Description',
  duration: 'Duration',
  level: 'Level',
  instructor: 'Instructor',
  image: 'Image',
};
const CHANGED_BY = {
  you: 'changed by you',
  them: 'changed by them',
  both: 'changed by both of you',
} as const;
const SIDES = { mine: 'Yours', theirs: 'Theirs' } as const;

export function ConflictField({ field, changedBy, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const name = useId();
  const side = (which: Side, version: Version) => (
    <label className="version">
      <span className="version-head">
        <input type="radio" name={name} checked={choice === which} onChange={() => onChoose(which)} />
        {SIDES[which]}
      </span>
      <Value field={field} version={version} />
    </label>
  );
  return (
    <fieldset className="difference">
      <legend>
        {LABELS[field]} <span className="muted">{CHANGED_BY[changedBy]}</span>
      </legend>
      {side('mine', mine)}
      {side('theirs', theirs)}
    </fieldset>
  );
}

function Value({ field, version }: { field: FieldName; version: Version }) {
  if (field === 'image') {
    return version.image ? <img src={version.image} alt="" /> : <span className="muted">No picture</span>;
  }
  const text = field === 'company_id' ? COMPANIES[version.company_id].name : version[field];
  return text ? <span className="version-text">{text}</span> : <span className="muted">Empty</span>;
}
