/**
 * What may be stored of one record. As long as every answer is clear this is one value; an answer 503 leaves
 * two, and the next look at the record decides between them. When no value is left, an answer was untrue.
 */
export interface Value {
  /** `never` created, `gone` once deleted. */
  at: 'never' | 'here' | 'gone';
  fields: Readonly<Record<string, unknown>>;
  /** As far as an answer has told it. */
  etag?: string;
}

export const NEVER: Value = { at: 'never', fields: {} };

export class Divergence extends Error {}

export class RecordModel {
  readonly name: string;
  /** Once an answer or a list has told it. */
  id: string | undefined;
  private possible: Value[];
  /** All that it ever may have been: what a stale read may show. */
  private readonly ever: Value[];

  constructor(name: string, first: Value = NEVER, id?: string) {
    this.name = name;
    this.id = id;
    this.possible = [first];
    // A sample, too, has once not been in the store.
    this.ever = [NEVER, first];
  }

  /** Something was done and confirmed. @param change what became of a value; undefined where it was impossible */
  done(what: string, change: (value: Value) => Value | undefined): void {
    this.set(
      what,
      this.possible.flatMap((value) => change(value) ?? []),
    );
  }

  /** Something was tried and nobody knows whether it happened. */
  unknown(change: (value: Value) => Value | undefined): void {
    const after = this.possible.flatMap((value) => change(value) ?? []);
    this.set('an unknown end', [...this.possible, ...after.map((value) => ({ ...value, etag: undefined }))]);
  }

  /** Something was seen. */
  saw(what: string, fits: (value: Value) => boolean): void {
    this.set(what, this.possible.filter(fits));
  }

  /** Something was seen that may be out of date. */
  sawStale(what: string, fits: (value: Value) => boolean): void {
    if (!this.ever.some(fits)) throw this.divergence(what);
  }

  private set(what: string, values: Value[]): void {
    if (values.length === 0) throw this.divergence(what);
    this.possible = unique(values);
    this.ever.push(...this.possible);
  }

  private divergence(what: string): Divergence {
    return new Divergence(`${this.name}: ${what}, but it can only be ${JSON.stringify(this.possible)}`);
  }
}

const unique = (values: Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Whether a value has these fields. */
export const has =
  (fields: Readonly<Record<string, unknown>>) =>
  (value: Value): boolean =>
    value.at === 'here' && Object.entries(value.fields).every(([name, content]) => fields[name] === content);

export const isHere = ({ at }: Value): boolean => at === 'here';
export const isAway = ({ at }: Value): boolean => at !== 'here';
