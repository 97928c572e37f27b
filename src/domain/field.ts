import type { z } from 'zod';

/**
 * What a field is: everything that the form, the API, the store and the API reference need to know of it, said once.
 * A noun is a plain object of fields; schema.ts makes its schemas.
 */
export interface Field<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  readonly label: string;
  /** The line that helps to fill it in. */
  readonly help?: string;
  /** Whether it stands in the first screen of a phone or in a head, so that a change is built soon. */
  readonly soon?: boolean;
  /** Whether pages show something else in place of it while it is empty. */
  readonly fallback?: boolean;
  /** The part of a long form that it stands in, which is folded at first. Fields of one part stand one after the other. */
  readonly part?: string;
  /** The heading below which it stands in a form. Fields below one heading stand one after the other. */
  readonly heading?: string;
  /** It counts only while a field beside it says one of these. Else a form does not ask for it, and keeps what was typed. */
  readonly only?: { readonly where: string; readonly is: readonly string[] };
  readonly control: Control;
  /** What may be sent, with limits and messages. */
  readonly input: Input;
  /** What is stored and answered: without limits, since those may change and what is stored stays. */
  readonly value: Value;
  /** What stands where nothing was given. A field without it is required. */
  readonly empty?: z.output<Value>;
  /** What it takes, for the API reference. */
  readonly rule: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** How a field is filled in. */
export type Control =
  | { kind: 'text'; max: number; type?: 'email' | 'url' | 'tel' | 'time' }
  /** `marked` texts know the Markdown of descriptions; `filledIn` is what may stand in braces. */
  | { kind: 'multiline'; rows: number; max: number; marked: boolean; filledIn?: readonly string[] }
  /** `none` says what choosing nothing is called; left out, something is always chosen. `names` are for people. */
  | {
      kind: 'choice';
      options: readonly string[];
      none?: string;
      names?: Readonly<Record<string, string>> | undefined;
    }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'boolean' }
  /** A day such as "2026-12-06", typed in either calendar. */
  | { kind: 'date' }
  /** Some of several words, in their order. */
  | { kind: 'choices'; options: readonly string[]; names?: Readonly<Record<string, string>> | undefined }
  /** The id of a record of another noun, chosen by its label. */
  | { kind: 'record'; of: string }
  | { kind: 'company' }
  /** Tells entries of a list apart. Nobody types it. */
  | { kind: 'entry-id' }
  | { kind: 'picture' }
  /** A picture that comes as a file with the form. */
  | { kind: 'file' }
  | { kind: 'list'; of: Field; min: number; max: number }
  /** `isWeek`: the days of a week, each with its hours. */
  | { kind: 'group'; fields: Fields; isWeek?: boolean };

/** What a noun says of its field; the rest follows from what sort of field it is. */
export type Words = Pick<Field, 'label' | 'help' | 'soon' | 'fallback' | 'part' | 'heading' | 'only'>;
