import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { FORM_PART_TEXTS as texts } from '#texts/records';
import { isEmpty } from '../../domain/empty.ts';
import type { Fields } from '../../domain/field.ts';

interface FormPartProps {
  title: string;
  fields: Fields;
  children: ReactNode;
}

/** A part of a long form, folded until somebody opens it or something in it is wrong. Folded, it says what is filled in. */
export function FormPart({ title, fields, children }: FormPartProps) {
  const part = useRef<HTMLDetailsElement>(null);
  const { formState } = useFormContext();
  const names = Object.keys(fields);
  const values: unknown[] = useWatch({ name: names });
  const { errors, submitCount } = formState;
  const isWrong = names.some((name) => get(errors, name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try to save
  useLayoutEffect(() => {
    const { current: shown } = part;
    if (!isWrong || !shown) return;
    shown.open = true;
    // What is wrong further up has the focus already.
    if (!document.activeElement?.matches('[aria-invalid="true"]'))
      shown.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong, submitCount]);
  const filled = names.flatMap((name, place) => {
    const value = values[place];
    if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return [];
    const label = fields[name]?.label ?? name;
    return Array.isArray(value) ? texts.entries(label, value.length) : label;
  });
  return (
    <details className="fold form-part" ref={part}>
      <summary>
        <span className="cluster">
          <span className="name">{title}</span>
          <span className="muted small form-part-filled">{filled.join(' · ') || texts.empty}</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
