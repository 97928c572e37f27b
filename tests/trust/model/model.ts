import { ORIGINALS } from '../../../src/content/sections.ts';
import { formBody, type Init, jsonBody } from '../../support/functions-site.ts';
import type { Plan } from '../support/fault-fetch.ts';
import type { Answer, FaultHarness } from '../support/fault-harness.ts';
import type { Instance } from '../support/instances.ts';
import { Carousel } from './carousel-order.ts';
import { Divergence, has, isAway, isHere, RecordModel, type Value } from './record-model.ts';
import { type Command, type Condition, type Kind, mayBeStale, planOf, type Step } from './steps.ts';

/** The longest that anybody waits for an answer. */
const ANSWER_MS = 8_000;

/** Where a kind of record lives, and which of its fields tell whether it is right. */
const KINDS = {
  course: { path: '/api/courses', name: 'title', text: 'description' },
  item: { path: '/api/carousel', name: 'caption', text: 'caption' },
  section: { path: '/api/records/sections', name: 'title', text: 'text' },
} as const;
/** Sections whose fields are those. */
const SECTION_IDS = ['1.home.closing', '2.home.closing', '1.about.mission'];

/** What is in a list, and where it is read. */
const LISTS = {
  courses: ['course', ['/api/courses/1', '/api/courses/2']],
  carousel: ['item', ['/api/carousel/1', '/api/carousel/2']],
  enquiries: ['enquiry', ['/api/forms']],
  sections: ['section', [KINDS.section.path]],
} as const;

/** What a section says before anybody has changed it. */
const originalOf = (id: string): Value => ({
  at: 'here',
  fields: { ...(ORIGINALS.get(id) as { title: string; text: string }) },
});

type Command_<D extends Command['do']> = Extract<Command, { do: D }>;
type Entry = Record<string, unknown> & { id: string };

export interface Surroundings {
  faultHarness: FaultHarness;
  instances: readonly Instance[];
  auth: Record<string, string>;
  /** The smallest picture there is. */
  picture: File;
  /** Told apart from all sequences before, so that nothing remembered of them matters. */
  number: number;
}

/** A site under test beside the model of it. Every answer is compared; the first untrue one throws. */
export class Model {
  private readonly records: Record<Kind | 'enquiry', RecordModel[]> = {
    course: [],
    item: [],
    enquiry: [],
    section: SECTION_IDS.map((id) => new RecordModel(id, originalOf(id), id)),
  };
  private readonly etags = new Map<RecordModel, string[]>();
  private readonly carousel = new Carousel();
  private readonly around: Surroundings;
  private names = 0;
  private plan: Plan = () => undefined;
  private stale = false;
  private instance: Instance;

  constructor(around: Surroundings) {
    this.around = around;
    this.instance = around.instances[0] as Instance;
  }

  /** Takes what a fresh store shows as the beginning. */
  async adoptSamples(): Promise<void> {
    for (const kind of ['course', 'item'] as const) {
      for (const entry of await this.listed(KINDS[kind].path)) {
        const record = new RecordModel(
          entry.id,
          { at: 'here', fields: this.fieldsOf(kind, entry) },
          entry.id,
        );
        this.records[kind].push(record);
      }
    }
  }

  async take({ instance, command, troubles }: Step): Promise<void> {
    this.instance = this.around.instances[instance] as Instance;
    this.plan = planOf(troubles);
    this.stale = mayBeStale(troubles);
    await this.act(command);
  }

  /** Compares everything, seen by an instance that has taken no part, over a store without faults. */
  async compareAll(bystander: Instance): Promise<void> {
    this.instance = bystander;
    this.plan = () => undefined;
    this.stale = false;
    for (const at of ['courses', 'carousel', 'enquiries', 'sections'] as const) await this.lookAt(at);
  }

  private act(command: Command): Promise<void> {
    switch (command.do) {
      case 'create':
        return this.create(command);
      case 'change':
        return this.change(command);
      case 'delete':
        return this.remove(command.kind, command.which, command.condition);
      case 'order':
        return this.order(command);
      case 'enquire':
        return this.enquire(command);
      case 'mark':
        return this.mark(command);
      case 'mark many':
        return this.many('state', { state: command.state }, markedAs(command.state));
      case 'forget':
        return this.remove('enquiry', command.which, 'none');
      case 'forget many':
        return this.many('delete', {}, gone);
      case 'erase':
        return this.erase(command);
      case 'answer':
        return this.answer(command);
      case 'look':
        return command.at === 'course' || command.at === 'item' || command.at === 'section'
          ? this.lookAtOne(command.at, command.which)
          : this.lookAt(command.at);
    }
  }

  private async create({ kind, company }: Command_<'create'>): Promise<void> {
    const name = `Sequence ${this.around.number} record ${this.names++}`;
    const record = new RecordModel(name);
    this.records[kind].push(record);
    const { picture } = this.around;
    const fields: Record<string, string | File> =
      kind === 'course' ? { title: name, description: 'first' } : { caption: name, image: picture };
    const answer = await this.send(
      KINDS[kind].path,
      formBody('POST', { ...fields, company_id: String(company) }, this.around.auth),
    );
    const created = (value: Value): Value | undefined =>
      value.at === 'never' ? { at: 'here', fields: { ...sent(fields), company_id: company } } : undefined;
    if (this.isUnknown(answer, 201)) record.unknown(created);
    else this.confirm(record, kind, answer, created);
    if (kind === 'item') this.carousel.created(company, record.id, this.stale);
  }

  private async change({ kind, which, condition, company }: Command_<'change'>): Promise<void> {
    const record = this.pick(kind, which);
    if (!record?.id) return;
    const { path, text } = KINDS[kind];
    const wanted = {
      [text]: `Sequence ${this.around.number} text ${this.names++}`,
      ...(company && kind !== 'section' && { company_id: company }),
    };
    const etag = this.condition(record, condition);
    const headers = this.headers(etag);
    const body =
      kind === 'section' ? jsonBody('PUT', wanted, headers) : formBody('PUT', sent(wanted, String), headers);
    const answer = await this.send(`${path}/${record.id}`, body);
    const changed = (value: Value): Value | undefined =>
      isHere(value) && matches(value, etag)
        ? { at: 'here', fields: { ...value.fields, ...wanted } }
        : undefined;
    if (kind === 'item' && company) this.carousel.unsettle();
    if (this.isRefused(answer, record, etag)) return;
    if (this.isUnknown(answer, 200)) record.unknown(changed);
    else this.confirm(record, kind, answer, changed);
  }

  private async remove(kind: Kind | 'enquiry', which: number, condition: Condition): Promise<void> {
    const record = this.pick(kind, which);
    if (!record?.id) return;
    const path = kind === 'enquiry' ? '/api/forms' : KINDS[kind].path;
    const etag = this.condition(record, condition);
    const answer = await this.send(`${path}/${record.id}`, {
      method: 'DELETE',
      headers: this.headers(etag),
    });
    // A section without a record says what it said at first.
    const left: Value = kind === 'section' ? originalOf(record.id) : { at: 'gone', fields: {} };
    const removed = (value: Value): Value | undefined =>
      isHere(value) && matches(value, etag) ? left : undefined;
    if (this.isRefused(answer, record, etag)) return;
    if (this.isUnknown(answer, 204)) record.unknown(removed);
    else record.done('DELETE answered 204', removed);
  }

  private async order({ company, shuffle }: Command_<'order'>): Promise<void> {
    const ids = (await this.listed('/api/carousel', [company])).map(({ id }) => id);
    const turned = ids.map((_, place) => ids[(place + shuffle) % ids.length] as string);
    if (shuffle % 2) turned.reverse();
    const answer = await this.send(
      '/api/carousel/order',
      jsonBody('POST', { company_id: company, ids: turned }, this.around.auth),
    );
    // The place of an item is part of its version.
    for (const record of this.records.item) record.done('an order', ({ etag: _, ...value }) => value);
    if (this.stale && answer.status === 409) return;
    const fate = this.isUnknown(answer, 200) ? 'unknown' : 'done';
    // What was read out of date may not be what an order is compared with.
    if (this.stale) this.carousel.unsettle();
    else this.carousel.ordered(company, turned, fate);
  }

  private async enquire({ key, copies }: Command_<'enquire'>): Promise<void> {
    const name = `Sequence ${this.around.number} question ${key === null ? this.names++ : `with key ${key}`}`;
    const known = this.records.enquiry.find((other) => other.name === name);
    const record = known ?? new RecordModel(name);
    if (!known) this.records.enquiry.push(record);
    const headers: Record<string, string> =
      key === null ? {} : { 'idempotency-key': name.replaceAll(' ', '-') };
    const fields = { name: 'Mina Rai', email: 'mina@example.com', message: name, company_id: 1 };
    const answers = await Promise.all(
      Array.from({ length: key === null ? 1 : copies }, () =>
        this.send('/api/forms', { ...jsonBody('POST', fields, headers), ip: this.newAddress() }),
      ),
    );
    const stored = (value: Value): Value =>
      value.at === 'never' ? { at: 'here', fields: { message: name, state: 'new' } } : value;
    const told = answers
      .filter((answer) => !this.isUnknown(answer, 201))
      .map(({ text }) => JSON.parse(text).id);
    if (told.length === 0) return record.unknown(stored);
    record.id ??= told[0];
    if (told.some((id) => id !== record.id))
      throw new Divergence(`${name}: stored under ${told} and ${record.id}`);
    record.done('POST answered 201', stored);
  }

  private async mark({ which, state }: Command_<'mark'>): Promise<void> {
    const record = this.pick('enquiry', which);
    if (!record?.id) return;
    const answer = await this.send(`/api/forms/${record.id}`, jsonBody('PUT', { state }, this.around.auth));
    if (this.isRefused(answer, record)) return;
    if (this.isUnknown(answer, 200)) record.unknown(markedAs(state));
    else record.done('PUT answered 200', markedAs(state));
  }

  /** The mail server is away: the answer stands beside its enquiry, and waits. */
  private async answer({ which }: Command_<'answer'>): Promise<void> {
    const record = this.pick('enquiry', which);
    if (!record?.id) return;
    const body = { subject: 'Your message', text: `Answer ${this.names++}` };
    const answer = await this.send(
      `/api/forms/${record.id}/answer`,
      jsonBody('POST', body, this.around.auth),
    );
    if (this.isRefused(answer, record)) return;
    if (this.isUnknown(answer, 201)) record.unknown(markedAs('replied'));
    else record.done('an answer answered 201', markedAs('replied'));
  }

  private async erase({ which }: Command_<'erase'>): Promise<void> {
    const record = this.pick('enquiry', which);
    if (!record?.id) return;
    const body = { person: 'mina@example.com', ids: [record.id] };
    const answer = await this.send('/api/people/erase', jsonBody('POST', body, this.around.auth));
    if (this.isUnknown(answer, 200)) record.unknown(gone);
    else if (JSON.parse(answer.text).ids.length > 0)
      record.done('an erasure answered 200', (value) => gone(value) ?? value);
    else this.saw(record, 'an erasure passed it over', isAway);
  }

  /** Does the same to all enquiries that an answer has told of. */
  private async many(what: string, more: object, change: (value: Value) => Value | undefined): Promise<void> {
    const records = this.records.enquiry.filter(({ id }) => id !== undefined);
    if (records.length === 0) return;
    const body = { ids: records.map(({ id }) => id), ...more };
    const answer = await this.send(`/api/forms/${what}`, jsonBody('POST', body, this.around.auth));
    const isUnknown = this.isUnknown(answer, 200);
    const changed: string[] = isUnknown ? [] : JSON.parse(answer.text).ids;
    for (const record of records) {
      if (isUnknown) record.unknown(change);
      else if (changed.includes(record.id ?? '')) record.done(`${what} of many`, change);
      else this.saw(record, `${what} of many passed it over`, isAway);
    }
  }

  private async lookAtOne(kind: Kind, which: number): Promise<void> {
    const record = this.pick(kind, which);
    if (!record?.id) return;
    const { path } = KINDS[kind];
    const answer = await this.send(`${path}${kind === 'section' ? '' : '/single'}/${record.id}`, {});
    if (this.isRefused(answer, record) || this.isUnknown(answer, 200)) return;
    this.learn(record, answer);
    this.saw(record, `GET showed ${answer.text}`, has(JSON.parse(answer.text)));
  }

  private async lookAt(at: 'courses' | 'carousel' | 'enquiries' | 'sections'): Promise<void> {
    const [kind, paths] = LISTS[at];
    const answers: Answer[] = [];
    for (const path of paths) answers.push(await this.send(path, { headers: this.around.auth }));
    if (answers.some((answer) => this.isUnknown(answer, 200))) return;
    const lists = answers.map(({ text }): Entry[] => JSON.parse(text));
    const isModelled = ({ id }: Entry) => kind !== 'section' || SECTION_IDS.includes(id);
    this.compare(kind, lists.flat().filter(isModelled));
    if (kind !== 'item' || this.stale) return;
    for (const [place, list] of lists.entries())
      this.carousel.saw(
        (place + 1) as 1 | 2,
        list.map(({ id }) => id),
      );
  }

  private compare(kind: Kind | 'enquiry', entries: Entry[]): void {
    const label = kind === 'enquiry' ? 'message' : KINDS[kind].name;
    const left = new Set(this.records[kind]);
    for (const entry of entries) {
      const record = [...left].find(({ id, name }) => id === entry.id || (!id && name === entry[label]));
      if (!record) throw new Divergence(`Listed twice, or never sent: ${JSON.stringify(entry)}`);
      left.delete(record);
      record.id = entry.id;
      this.saw(record, `a list showed ${JSON.stringify(entry)}`, has(entry));
    }
    for (const record of left) this.saw(record, 'a list left it out', isAway);
  }

  private saw(record: RecordModel, what: string, fits: (value: Value) => boolean): void {
    if (this.stale) record.sawStale(what, fits);
    else record.saw(what, fits);
  }

  /** A change was confirmed, and the answer shows what it has led to. */
  private confirm(
    record: RecordModel,
    kind: Kind,
    answer: Answer,
    change: (value: Value) => Value | undefined,
  ): void {
    const entry: Entry = JSON.parse(answer.text);
    record.id ??= entry.id;
    const etag = this.learn(record, answer);
    const fields = this.fieldsOf(kind, entry);
    record.done(`${answer.status} with ${JSON.stringify(fields)}`, (value) => {
      const next = change(value);
      return next && has(fields)(next) ? { ...next, fields, etag } : undefined;
    });
  }

  /** Whether the answer says that there is no such record, or that it is another version. */
  private isRefused({ status }: Answer, record: RecordModel, etag?: string): boolean {
    if (status === 404) this.saw(record, 'an answer 404', isAway);
    else if (status === 412 && etag)
      this.saw(record, 'an answer 412', (value) => isHere(value) && value.etag !== etag);
    else return false;
    return true;
  }

  /** Whether the answer leaves open what happened. @throws when it is neither that nor the expected one */
  private isUnknown({ status, text }: Answer, expected: number): boolean {
    if (status !== 503 && status !== expected) throw new Divergence(`An answer ${status}: ${text}`);
    return status === 503;
  }

  private async send(path: string, init: Init): Promise<Answer> {
    const answer = await this.around.faultHarness.send(this.instance, path, init, this.plan);
    if (answer.ms > ANSWER_MS) throw new Divergence(`${path} took ${answer.ms} ms`);
    return answer;
  }

  /** What lists show without any fault. */
  private async listed(path: string, companies = [1, 2]): Promise<Entry[]> {
    const { faultHarness, instances } = this.around;
    const lists: Entry[][] = [];
    for (const company of companies)
      lists.push(
        JSON.parse((await faultHarness.send(instances[0] as Instance, `${path}/${company}`, {})).text),
      );
    return lists.flat();
  }

  private fieldsOf(kind: Kind, entry: Entry): Record<string, unknown> {
    const { name, text } = KINDS[kind];
    const said = { [name]: entry[name], [text]: entry[text] };
    return kind === 'section' ? said : { ...said, company_id: entry.company_id };
  }

  private pick(kind: Kind | 'enquiry', which: number): RecordModel | undefined {
    const known = this.records[kind].filter(({ id }) => id !== undefined);
    return known[which % Math.max(1, known.length)];
  }

  private learn(record: RecordModel, answer: Answer): string | undefined {
    const etag = answer.headers.get('etag') ?? undefined;
    if (etag) this.etags.set(record, [...(this.etags.get(record) ?? []), etag]);
    return etag;
  }

  private condition(record: RecordModel, condition: Condition): string | undefined {
    const known = this.etags.get(record) ?? [];
    return condition === 'none' ? undefined : condition === 'current' ? known.at(-1) : known.at(0);
  }

  private headers(etag?: string): Record<string, string> {
    return { ...this.around.auth, ...(etag && { 'if-match': etag }) };
  }

  /** Limits a visitor's address must not get in the way. */
  private newAddress = (): string => {
    const number = this.names++;
    return `10.${this.around.number % 250}.${Math.floor(number / 250)}.${number % 250}`;
  };
}

const gone = (value: Value): Value | undefined => (isHere(value) ? { at: 'gone', fields: {} } : undefined);
const markedAs =
  (state: string) =>
  (value: Value): Value | undefined =>
    isHere(value) ? { ...value, fields: { ...value.fields, state } } : undefined;

const matches = (value: Value, etag?: string): boolean =>
  etag === undefined || value.etag === undefined || value.etag === etag;

/** Fields as they are sent: without the picture. */
function sent<T>(fields: Record<string, unknown>, as: (value: unknown) => T = (value) => value as T) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value instanceof File ? [] : [[name, as(value)]])),
  );
}
