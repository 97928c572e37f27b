import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import {
  entryOfPlace,
  fieldsAt,
  formatPlace,
  parsePlace,
  pathOfPlace,
  replaceTexts,
} from '../../domain/edit-place.ts';
import { replacePictures } from '../../domain/record-pictures.ts';
import {
  EDITED_PAGES,
  type EditedPage,
  type PlacedSection,
  sectionsOfCompany,
} from '../../domain/section.ts';
import { adminPaths, pagePath } from '../../paths.ts';
import { previewPage } from '../api/calls.ts';
import { reload } from '../app/queries.ts';
import { formValue, type Input } from '../editor/form-values.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { move } from '../ui/move.ts';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { readDraft } from './drafts.ts';
import { type Edited, EditTools } from './EditTools.tsx';
import { PageFrame } from './PageFrame.tsx';
import * as frame from './page-frame.ts';
import { type OpenSection, SectionPanel, type SectionState } from './SectionPanel.tsx';

interface PageEditorProps {
  companyId: CompanyId;
  page: EditedPage;
  width: 'phone' | 'laptop';
  /** Of the two, on a screen that has room for one. */
  view: 'page' | 'form';
  onOpenPage(found: EditedAt): void;
}
export interface EditedAt {
  companyId: CompanyId;
  page: EditedPage;
}

/** Where pages that are changed here stand. */
const PAGES_BY_PATH = new Map<string, EditedAt>(
  COMPANY_IDS.flatMap((companyId) =>
    EDITED_PAGES.flatMap((page) =>
      page === 'course' ? [] : [[pagePath(page, companyId), { companyId, page }] as const],
    ),
  ),
);

/** What is typed in the form and in the page comes to rest for so long before the page is rendered anew. */
const REST_MS = 300;
const COURSE_PATH = /^(?:\/\w+)?\/course\/([^/?#]+)$/;

const editPath = (course: string): string => `${adminPaths.courses}?edit=${course}`;

/** What a place holds in the values of its form; null where there is no such place any more. */
function textIn(place: string, values: Input): string | null {
  const path = pathOfPlace(parsePlace(place), values);
  const value: unknown = path === null ? undefined : get(values, path);
  return typeof value === 'string' ? value : null;
}

const labelOf = (place: string): string =>
  fieldsAt(parsePlace(place))
    .map(({ label }) => label)
    .slice(-1)
    .join();

/** A page of a brand, to be typed on, and the forms of its sections beside it. Both show the same. */
export function PageEditor({ companyId, page, width, view, onOpenPage }: PageEditorProps) {
  const navigate = useNavigate();
  const all = sectionsOfCompany(companyId);
  const open = useRef(new Map<string, OpenSection>());
  const [states, setStates] = useState<Readonly<Record<string, SectionState>>>({});
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [focus, setFocus] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<readonly string[]>([]);
  /** Renders the tools anew as somebody types. */
  const [, setTyped] = useState(0);
  const frameDocument = useRef<Document>(undefined);

  const valuesOf = (id: string): Input | undefined =>
    open.current.get(id)?.form.getValues() ?? readDraft(id)?.values;

  /** The sections that are not as they are stored, as the server takes them. */
  const typed = () =>
    Object.fromEntries(
      all.flatMap(({ id, fields }) => {
        const values = valuesOf(id);
        const isTyped = open.current.get(id)?.isDirty() ?? values !== undefined;
        if (!values || !isTyped) return [];
        return [
          [id, replacePictures(fields, values, (picture) => (picture instanceof File ? null : picture))],
        ];
      }),
    );

  const preview = useMutation({ mutationFn: () => previewPage(companyId, page, typed()) });
  const [html, setHtml] = useState<string>();
  /** Of the last version that was asked for: what the page is made of, texts aside. */
  const shapes = useRef(new Map<string, string>());
  const shapeOf = ({ id, fields }: PlacedSection): string =>
    JSON.stringify(
      replaceTexts({ id, fields }, valuesOf(id) ?? {}, (text, _, field) =>
        text === '' && field.empty !== undefined ? '' : '-',
      ),
    );
  const number = useRef(0);
  const load = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    for (const section of all)
      if (open.current.has(section.id)) shapes.current.set(section.id, shapeOf(section));
    number.current += 1;
    const own = number.current;
    preview.mutate(undefined, {
      onSuccess: (next) => {
        if (own !== number.current) return;
        setMarked(new Set([...next.matchAll(/data-edit="(\w+\.\w+\.\w+)/g)].map(([, id = '']) => id)));
        setHtml(next);
      },
    });
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ load });
  latest.current = { load };
  useEffect(() => {
    latest.current.load();
    return () => clearTimeout(timer.current);
  }, []);
  const loadSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Nothing is taken from under somebody's fingers.
      if (isTypingInFrame()) return;
      latest.current.load();
    }, REST_MS);
  };
  const isTypingInFrame = () => {
    const { current: document } = frameDocument;
    return Boolean(document?.hasFocus() && document.activeElement?.matches('[data-edit]'));
  };

  const isWrong = (place: string): boolean => {
    const values = valuesOf(parsePlace(place).section.id);
    const text = values && textIn(place, values);
    const field = fieldsAt(parsePlace(place)).at(-1);
    return typeof text === 'string' && field !== undefined && !field.input.safeParse(text).success;
  };
  const showTyped = () => {
    const { current: document } = frameDocument;
    if (!document) return;
    frame.show(document, (place) => {
      const values = open.current.get(parsePlace(place).section.id)?.form.getValues();
      return values ? textIn(place, values) : null;
    });
    frame.mark(document, isWrong);
    setTyped((count) => count + 1);
  };

  const now = useRef({ loadSoon, showTyped, shapeOf });
  now.current = { loadSoon, showTyped, shapeOf };
  const onChange = useCallback((id: string) => {
    const { current: it } = now;
    it.showTyped();
    const section = open.current.get(id)?.section;
    if (section && shapes.current.get(id) !== it.shapeOf(section)) it.loadSoon();
  }, []);
  const onOpen = useCallback((id: string, section: OpenSection | null) => {
    if (!section) {
      open.current.delete(id);
      return;
    }
    open.current.set(id, section);
    shapes.current.set(id, now.current.shapeOf(section.section));
    now.current.showTyped();
  }, []);
  const onState = useCallback(
    (id: string, state: SectionState) => setStates((before) => ({ ...before, [id]: state })),
    [],
  );
  const onSaved = useCallback(() => {
    reload(['records', 'sections']);
    latest.current.load();
  }, []);

  /** The entry that a place is in, its list and the form that holds it. */
  function listAt(place: string) {
    const parsed = parsePlace(place);
    const section = open.current.get(parsed.section.id);
    if (!section) return null;
    const values = section.form.getValues();
    const entry = entryOfPlace(parsed, values);
    const field = fieldsAt(parsed).find(({ control }) => control.kind === 'list');
    if (!entry || field?.control.kind !== 'list') return null;
    const entries = get(values, entry.list) as { id: string }[];
    return { parsed, section, ...entry, entries, control: field.control };
  }
  function setEntries(place: string, next: readonly unknown[]): void {
    const at = listAt(place);
    at?.section.form.setValue(at.list, next, { shouldDirty: true });
    latest.current.load();
  }
  function moveEntry(place: string, by: -1 | 1): void {
    const at = listAt(place);
    const to = at ? at.index + by : -1;
    if (!at || to < 0 || to >= at.entries.length) return;
    setEntries(place, move(at.entries, at.index, to));
    setSaid(texts.moved(to + 1, at.entries.length));
  }
  /** Where the focus goes once the page shows it. */
  const wanted = useRef<string>(undefined);
  function addEntry(place: string): void {
    const at = listAt(place);
    if (!at) return;
    const made = formValue(at.control.of, undefined) as { id: string };
    const steps = at.parsed.steps.map((step) => (typeof step === 'object' ? { id: made.id } : step));
    const first = Object.keys(made).find((name) => name !== 'id') ?? '';
    wanted.current = formatPlace(at.parsed.section.id, [...steps.slice(0, -1), first]);
    setEntries(place, at.entries.toSpliced(at.index + 1, 0, made));
    setSaid(texts.added);
  }
  function removeEntry(place: string): void {
    const at = listAt(place);
    if (!at) return;
    setFocus(null);
    setEntries(place, at.entries.toSpliced(at.index, 1));
    setSaid(texts.removed);
  }

  const [box, setBox] = useState<{ top: number; left: number } | null>(null);
  const place = () => {
    const { current: document } = frameDocument;
    const found = document && focus ? frame.boxOf(document, focus) : undefined;
    setBox(found ? { top: found.top, left: Math.max(0, found.left) } : null);
  };
  const placeNow = useRef(place);
  placeNow.current = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the focus, and how wide the page is, moves the tools
  useEffect(() => placeNow.current(), [focus, width, html]);

  const edited = ((): Edited | null => {
    if (!focus) return null;
    const parsed = parsePlace(focus);
    const values = open.current.get(parsed.section.id)?.form.getValues();
    const text = values && textIn(focus, values);
    const field = fieldsAt(parsed).at(-1);
    const control = field?.control;
    if (typeof text !== 'string' || (control?.kind !== 'text' && control?.kind !== 'multiline')) return null;
    const at = listAt(focus);
    return {
      place: focus,
      label: labelOf(focus),
      left: control.max - text.trim().length,
      error: field?.input.safeParse(text).error?.issues[0]?.message,
      entry: at && {
        index: at.index,
        count: at.entries.length,
        min: at.control.min,
        max: at.control.max,
        label: at.control.of.label,
      },
    };
  })();

  const own = all.filter(
    (section) => section.page === page || section.page === 'site' || marked.has(section.id),
  );
  const withState = (...wantedStates: SectionState[]) =>
    own.filter(({ id }) => wantedStates.includes(states[id] ?? 'same'));
  const unsaved = withState('unsaved', 'failed', 'wrong', 'conflict', 'saving');
  const isSaving = withState('saving').length > 0;
  const save = () => {
    const ids = unsaved.map(({ id }) => id);
    setSaid('');
    setAsked(ids);
    for (const id of ids) if (states[id] !== 'conflict') open.current.get(id)?.save();
  };
  const labels = (...wantedStates: SectionState[]) =>
    withState(...wantedStates)
      .filter(({ id }) => asked.includes(id))
      .map(({ label }) => label);
  const result = isSaving ? '' : texts.result(labels('saved'), labels('failed', 'wrong', 'conflict'));

  const course = link && COURSE_PATH.exec(link)?.[1];
  const found = PAGES_BY_PATH.get(link ?? '');
  const linked = found && (found.page !== page || found.companyId !== companyId) ? found : undefined;
  const events: frame.FrameEvents = {
    onFocus: (next) => {
      if (next) {
        setFocus(next);
        setLink(null);
      } else if (timer.current === undefined || !isTypingInFrame()) {
        // What was put off while somebody typed.
        for (const section of all)
          if (open.current.has(section.id) && shapes.current.get(section.id) !== shapeOf(section)) loadSoon();
      }
    },
    onType: (at, text) => {
      setSaid('');
      const parsed = parsePlace(at);
      const form = open.current.get(parsed.section.id)?.form;
      const path = form && pathOfPlace(parsed, form.getValues());
      if (form && path) form.setValue(path, text, { shouldDirty: true });
    },
    onLink: (path) => {
      setLink(path);
      if (path) setFocus(null);
    },
    onMove: moveEntry,
    onScroll: () => placeNow.current(),
  };

  return (
    <div className="page-editor" data-view={view}>
      <section className="page-stage" aria-label={texts.views.page}>
        <MutationFailure what={texts.previewFailed} of={preview} />
        {html === undefined ? (
          preview.isPending && <Loading lines={8}>{texts.loading}</Loading>
        ) : (
          <PageFrame
            html={html}
            width={width}
            events={events}
            labelOf={(at) => `${parsePlace(at).section.label}: ${labelOf(at)}`}
            onReady={(document) => {
              frameDocument.current = document;
              showTyped();
              if (!wanted.current) return;
              document.defaultView?.focus();
              frame.focusOn(document, wanted.current);
              wanted.current = undefined;
            }}
            toolsAt={edited && box}
            tools={
              edited && (
                <EditTools
                  {...edited}
                  onMove={(by) => moveEntry(edited.place, by)}
                  onAdd={() => addEntry(edited.place)}
                  onRemove={() => removeEntry(edited.place)}
                />
              )
            }
          />
        )}
        {course && (
          <Button variant="primary" className="page-link" onClick={() => void navigate(editPath(course))}>
            {texts.editCourse}
          </Button>
        )}
        {linked && (
          <Button className="page-link" onClick={() => onOpenPage(linked)}>
            {texts.openPage}
          </Button>
        )}
      </section>
      <section className="stack page-forms" aria-label={texts.forms} onFocus={() => setFocus(null)}>
        <h2>{texts.forms}</h2>
        {own.map((section) => (
          <SectionPanel
            key={section.id}
            section={section}
            onOpen={onOpen}
            onChange={onChange}
            onState={onState}
            onSaved={onSaved}
          />
        ))}
      </section>
      <footer className="cluster page-save">
        <StatusRegion>
          <p className="muted">
            {said || result || (unsaved.length > 0 ? texts.unsaved(unsaved.length) : texts.nothing)}
          </p>
        </StatusRegion>
        <Button
          disabled={unsaved.length === 0 || isSaving}
          onClick={() => {
            if (!window.confirm(texts.confirmDiscard)) return;
            for (const { id } of unsaved) open.current.get(id)?.discard();
            latest.current.load();
          }}
        >
          {texts.discard}
        </Button>
        <Button
          variant="primary"
          disabled={unsaved.length === 0}
          busy={isSaving}
          busyLabel={texts.states.saving}
          onClick={save}
        >
          {texts.save}
        </Button>
      </footer>
    </div>
  );
}
