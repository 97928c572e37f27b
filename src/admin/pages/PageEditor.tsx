import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { parsePlace } from '../../domain/edit-place.ts';
import { sectionOf, sectionsOfCompany } from '../../domain/section.ts';
import { reload } from '../app/queries.ts';
import type { FormPicture } from '../editor/form-values.ts';
import { Failure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { CardTools } from './CardTools.tsx';
import { EditTools } from './EditTools.tsx';
import { type EditedAt, type EditedRecord, editedCourse, editedSection, type OpenForm } from './edited.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageGuide } from './PageGuide.tsx';
import { PictureTools } from './PictureTools.tsx';
import {
  addEntry,
  beginList,
  entryAt,
  fieldOf,
  labelOf,
  moveEntry,
  picturePaths,
  removeEntry,
  sameList,
  setText,
  textIn,
} from './page-entries.ts';
import * as frame from './page-frame.ts';
import type { Card, FrameEvents } from './page-frame-events.ts';
import { pictureUrls } from './picture-urls.ts';
import { RecordPanel } from './RecordPanel.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useOpenForms } from './use-open-forms.ts';
import { usePageDrag } from './use-page-drag.ts';
import { usePreview } from './use-preview.ts';

interface PageEditorProps extends EditedAt {
  /** Of a course page. */
  courseId: string | undefined;
  /** The part whose form is open at first. */
  startAt: string | undefined;
  width: 'phone' | 'laptop';
  /** Of the two, on a screen that has room for one. */
  view: 'page' | 'form';
  onOpenPage(found: EditedAt, courseId?: string): void;
  /** A form has something to say. */
  onShowForm(): void;
}

/** A page of a brand, to be typed on, and the forms of what it shows beside it. Both show the same. */
export function PageEditor({
  companyId,
  page,
  courseId,
  startAt,
  width,
  view,
  onOpenPage,
  onShowForm,
}: PageEditorProps) {
  const navigate = useNavigate();
  const records = useMemo(
    () => [
      ...(courseId ? [editedCourse(courseId)] : []),
      ...sectionsOfCompany(companyId).map((section) => editedSection(section, page)),
    ],
    [companyId, page, courseId],
  );
  const [focus, setFocus] = useState<string | null>(null);
  const [card, setCard] = useState<Card | null>(null);
  const [said, setSaid] = useState('');
  /** Renders the tools anew as somebody types. */
  const [, setTyped] = useState(0);
  const frameDocument = useRef<Document>(undefined);
  const forms = useOpenForms();
  const preview = usePreview({
    companyId,
    page,
    courseId,
    records,
    forms,
    isBusy: () => {
      const { current: document } = frameDocument;
      return Boolean(document?.hasFocus() && document.activeElement?.matches('[data-edit]'));
    },
  });
  const { marked } = preview;
  const ofPage = useMemo(
    () =>
      records.filter(
        ({ id, recordId }) =>
          recordId === courseId || [page, 'site'].includes(sectionOf(id).page) || marked.has(id),
      ),
    [records, marked, page, courseId],
  );
  const saves = forms.savesOf(ofPage);

  const formOf = (place: string) => forms.get(parsePlace(place).owner.id)?.form;
  const isWrong = (place: string): boolean => {
    const text = textIn(place, formOf(place)?.getValues() ?? {});
    return text !== null && fieldOf(place)?.input.safeParse(text).success === false;
  };
  const showTyped = () => {
    const { current: document } = frameDocument;
    if (!document) return;
    frame.show(document, (place) => textIn(place, formOf(place)?.getValues() ?? {}));
    frame.mark(document, isWrong);
    frame.showPictures(document, (place) => {
      const form = formOf(place);
      const paths = form && picturePaths(place, form);
      const picture = paths && (form.getValues(paths.image) as FormPicture);
      const url =
        picture instanceof File ? pictureUrls.get(picture, () => now.current.showTyped()) : undefined;
      return url ? { url, focus: String((paths?.focus && form?.getValues(paths.focus)) ?? '') } : null;
    });
    setTyped((count) => count + 1);
  };
  const now = useRef({ showTyped, preview, forms });
  now.current = { showTyped, preview, forms };
  const onChange = useCallback((record: EditedRecord) => {
    now.current.showTyped();
    now.current.preview.follow(record);
  }, []);
  const onOpen = useCallback((id: string, open: OpenForm | null) => {
    const { all } = now.current.forms;
    if (!open) return void all.delete(id);
    all.set(id, open);
    now.current.preview.know(open.record);
    now.current.showTyped();
  }, []);
  const onSaved = useCallback(() => {
    reload(['records']);
    now.current.preview.renew();
  }, []);

  const onAdded = (id: string) => onOpenPage({ companyId, page }, id);

  /** Where the focus goes once the page shows it. */
  const wanted = useRef<string>(undefined);
  const afterChange = (words: string) => {
    setSaid(words);
    preview.load();
  };
  function moveTo(place: string, to: number): void {
    const form = formOf(place);
    const moved = form && moveEntry(place, form, to);
    if (!moved) return;
    wanted.current = moved;
    afterChange(texts.moved(to + 1, entryAt(moved, form)?.count ?? 0));
  }
  const moveBy = (place: string, by: number) => {
    const form = formOf(place);
    const at = form && entryAt(place, form);
    if (at) moveTo(place, at.index + by);
  };

  const [box, setBox] = useState<frame.Box | null>(null);
  const place = () => {
    const { current: document } = frameDocument;
    const found = focus ? document && frame.boxOf(document, focus) : card?.element.getBoundingClientRect();
    setBox(found ?? null);
  };
  const placeNow = useRef(place);
  placeNow.current = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the focus, and how wide the page is, moves the tools
  useEffect(() => placeNow.current(), [focus, card, width, preview.html]);

  const events: FrameEvents = {
    onFocus: (next) => {
      if (next) {
        setFocus(next);
        setCard(null);
      } else preview.catchUp();
    },
    onType: (at, text) => {
      setSaid('');
      const form = formOf(at);
      if (form) setText(at, form, text);
    },
    onCard: (next) => {
      setCard(next);
      if (next) setFocus(null);
    },
    onDropFile: (at, file) => {
      const form = formOf(at);
      const paths = form && picturePaths(at, form);
      if (form) beginList(at, form);
      if (paths) form.setValue(paths.image, file, { shouldDirty: true });
    },
    onMove: moveBy,
    onScroll: () => placeNow.current(),
  };

  const begin = usePageDrag();
  const onDrag = (event: PointerEvent<HTMLElement>) => {
    const { current: document } = frameDocument;
    const at = focus && form && entryAt(focus, form);
    if (!document || !at) return;
    const elements = frame.entryElements(document, at.count, (other) => sameList(other, focus, form));
    begin(event, elements, at.index, (to) => moveTo(focus, to));
  };

  const form = focus ? formOf(focus) : undefined;
  const paths = focus && form && picturePaths(focus, form);
  const pictureField = focus && fieldOf(focus);
  const entry = focus && form ? entryAt(focus, form) : null;
  const tools = focus && form && textIn(focus, form.getValues()) !== null && (
    <EditTools
      place={focus}
      text={textIn(focus, form.getValues()) ?? ''}
      entry={entry}
      onDrag={onDrag}
      onMove={(by) => moveBy(focus, by)}
      onAdd={() => {
        wanted.current = addEntry(focus, form);
        afterChange(texts.added);
      }}
      onRemove={() => {
        setFocus(null);
        wanted.current = removeEntry(focus, form);
        afterChange(texts.removed);
      }}
    />
  );
  const pictureTools = paths && form && pictureField && (
    <PictureTools key={focus} place={focus} field={pictureField} paths={paths} form={form} />
  );
  const shownCard = card && (
    <CardTools card={card} at={{ companyId, page }} go={navigate} onOpenPage={onOpenPage} />
  );

  return (
    <div className="page-editor" data-view={view}>
      <section className="page-stage" aria-label={texts.views.page}>
        {preview.failure && (
          <Failure what={texts.previewFailed} error={preview.failure} onRetry={preview.load} />
        )}
        {preview.html === undefined ? (
          preview.isLoading && <Loading lines={8}>{texts.loading}</Loading>
        ) : (
          <PageFrame
            html={preview.html}
            width={width}
            events={events}
            labelOf={(at) => `${parsePlace(at).owner.label}: ${labelOf(at)}`}
            onReady={(document) => {
              frameDocument.current = document;
              setCard(null);
              showTyped();
              if (!wanted.current) return;
              document.defaultView?.focus();
              frame.focusOn(document, wanted.current);
              wanted.current = undefined;
            }}
            toolsAt={box}
            large={Boolean(pictureTools)}
            tools={tools || pictureTools || shownCard}
          />
        )}
      </section>
      <section className="stack page-forms" aria-label={texts.forms} onFocus={() => setFocus(null)}>
        <h2>{texts.forms}</h2>
        {ofPage.map((record) => (
          <RecordPanel
            key={record.id}
            record={record}
            startsOpen={record.id === startAt}
            isDeleted={record.recordId === courseId && preview.isDeleted}
            onReveal={onShowForm}
            onOpen={onOpen}
            onChange={onChange}
            onState={forms.setState}
            onSaved={onSaved}
            onAdded={onAdded}
          />
        ))}
        <PageGuide formsOfPage={() => ofPage.flatMap(({ id }) => forms.get(id) ?? [])} />
      </section>
      <SaveBar
        saves={saves}
        said={said}
        onSave={() => {
          setSaid('');
          saves.save();
        }}
        onDiscard={() => saves.discard() && preview.load()}
      />
    </div>
  );
}
