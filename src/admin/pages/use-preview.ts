import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CompanyId } from '../../domain/company.ts';
import { parsePlace, replaceTexts } from '../../domain/edit-place.ts';
import { replacePictures } from '../../domain/record-pictures.ts';
import type { EditedPage } from '../../domain/section.ts';
import { previewPage } from '../api/calls.ts';
import { isFailure } from '../api/failure.ts';
import { adminCourses } from '../courses/admin-courses.tsx';
import { type Input, storedValues } from '../editor/form-values.ts';
import type { EditedRecord } from './edited.ts';
import type { OpenForms } from './use-open-forms.ts';

/** What is typed in the form and in the page comes to rest for so long before the page is rendered anew. */
const REST_MS = 300;
const MARKED = /data-edit="([^"]+)/g;

interface PreviewOf {
  companyId: CompanyId;
  page: EditedPage;
  /** That a course page shows. */
  courseId: string | undefined;
  /** Everything that the pages of the brand are made of. */
  records: readonly EditedRecord[];
  forms: Pick<OpenForms, 'get' | 'all' | 'valuesOf'>;
  /** Somebody types on the page: nothing is taken from under their fingers. */
  isBusy(): boolean;
}

/** What is typed of a record, as the store would have it. A file that was chosen is in no store yet. */
const asStored = ({ fields }: EditedRecord, values: Input): Input =>
  storedValues(
    fields,
    replacePictures(fields, values, (picture) => (picture instanceof File ? null : picture)),
  );

/** The page as it would be with what is typed, rendered anew when what it is made of has changed, texts aside. */
export function usePreview({ companyId, page, courseId, records, forms, isBusy }: PreviewOf) {
  const [html, setHtml] = useState<string>();
  /** What the page says something of. */
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  /** Somebody else has deleted the course since its page was shown: what was shown stays. */
  const [isDeleted, setDeleted] = useState(false);

  function typed() {
    const changed = records.flatMap((record) => {
      const values = forms.valuesOf(record);
      const isTyped = forms.get(record.id)?.isDirty() ?? values !== undefined;
      return values && isTyped ? [{ record, values: asStored(record, values) }] : [];
    });
    const isCourse = ({ record }: (typeof changed)[number]) =>
      record.kind.collection === adminCourses.collection;
    const { image: _, ...course }: Input = changed.find(isCourse)?.values ?? {};
    return {
      sections: Object.fromEntries(
        changed.filter((one) => !isCourse(one)).map(({ record, values }) => [record.id, values]),
      ),
      ...(courseId && { course: { id: courseId, ...(changed.some(isCourse) && { typed: course }) } }),
    };
  }

  /** Of the last version that was asked for. */
  const shapes = useRef(new Map<string, string>());
  const shapeOf = (record: EditedRecord): string =>
    JSON.stringify(
      replaceTexts(record, forms.valuesOf(record) ?? {}, (text, _, { fallback }) =>
        text === '' && fallback ? '' : '-',
      ),
      (_, value) => (value instanceof File ? value.name + value.lastModified : value),
    );
  const isBehind = (record: EditedRecord) => shapes.current.get(record.id) !== shapeOf(record);
  const know = (record: EditedRecord) => shapes.current.set(record.id, shapeOf(record));

  const preview = useMutation({ mutationFn: () => previewPage(companyId, page, typed()) });
  const number = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A version came while somebody typed on the page. */
  const isOwed = useRef(false);
  /** @param isAsked by what somebody has done to the page: they wait for it, wherever the focus is */
  const load = (isAsked: boolean) => {
    clearTimeout(timer.current);
    isOwed.current = false;
    for (const { record } of forms.all.values()) know(record);
    number.current += 1;
    const own = number.current;
    preview.mutate(undefined, {
      onSuccess: (next) => {
        if (own !== number.current) return;
        setDeleted(false);
        isOwed.current = !isAsked && latest.current.isBusy();
        if (isOwed.current) return;
        setMarked(new Set([...next.matchAll(MARKED)].map(([, place = '']) => parsePlace(place).owner.id)));
        setHtml(next);
      },
      onError: (error) => {
        if (courseId && html !== undefined && isFailure(error, 404)) setDeleted(true);
      },
    });
  };
  const latest = useRef({ load, isBusy });
  latest.current = { load, isBusy };
  useEffect(() => {
    latest.current.load(true);
    return () => clearTimeout(timer.current);
  }, []);
  const loadSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.isBusy() || latest.current.load(false), REST_MS);
  };
  return {
    html,
    marked,
    isDeleted,
    isLoading: preview.isPending,
    failure: isDeleted ? null : preview.error,
    load: () => latest.current.load(true),
    /** What was saved may show otherwise. */
    renew: () => latest.current.load(false),
    /** A form is open: the page says already what it holds. */
    know,
    /** A form holds something else. */
    follow: (record: EditedRecord) => isBehind(record) && loadSoon(),
    /** Nobody types on the page any more: what was put off meanwhile. */
    catchUp: () =>
      (isOwed.current || [...forms.all.values()].some(({ record }) => isBehind(record))) && loadSoon(),
  };
}
