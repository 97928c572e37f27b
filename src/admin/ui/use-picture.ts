import { useEffect, useRef, useState } from 'react';
import { type CheckedPicture, checkPicture } from './picture-check.ts';

const UNREADABLE = 'This file cannot be read. Choose another one.';

/**
 * The state of a picture input: a new file, the wish to have none, or nothing changed.
 * @param initial a file that is there from the beginning, such as the picture of a duplicated course
 */
export function usePicture(initial: File | null = null) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(initial);
  const [removed, setRemoved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [preview, setPreview] = useState<string>();
  const [chosen, setChosen] = useState(initial !== null);
  /** Counts choices, so that a slow check of an earlier one says nothing any more. */
  const choice = useRef(0);
  const latest = useRef<Promise<CheckedPicture | null>>(Promise.resolve(initial && { file: initial }));

  useEffect(() => {
    if (!file) return setPreview(undefined);
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const start = () => {
    choice.current += 1;
    latest.current = Promise.resolve(null);
    setFile(null);
    setProblem(undefined);
    setNote(undefined);
    setChecking(false);
    setChosen(false);
    return choice.current;
  };

  const empty = () => {
    if (input.current) input.current.value = '';
    start();
  };

  const choose = async (wanted: File | undefined) => {
    const mine = start();
    if (!wanted) return;
    setChosen(true);
    setChecking(true);
    // A file that was moved or taken away since it was chosen.
    latest.current = checkPicture(wanted).catch(() => ({ problem: UNREADABLE }));
    const checked = await latest.current;
    if (!checked) return;
    if (mine !== choice.current) return;
    setChecking(false);
    if ('problem' in checked) return setProblem(checked.problem);
    setFile(checked.file);
    setNote(checked.note);
    setRemoved(false);
  };

  return {
    input,
    /** A file lies in the input, good or bad. */
    chosen,
    file,
    /** The current picture of the record is to go. */
    removed: removed && !file,
    problem,
    /** What was done to the file, for the person who chose it. */
    note,
    /** A chosen file is being looked at. */
    checking,
    preview,
    /** The choice after it has been looked at; null for none. A save must wait for it. */
    ready: () => latest.current,
    changed: chosen || removed,
    choose: (wanted: File | undefined) => void choose(wanted),
    setProblem,
    /** Takes back the choice of a file. */
    empty,
    setRemoved: (wanted: boolean) => {
      empty();
      setRemoved(wanted);
    },
  };
}

export type PictureState = ReturnType<typeof usePicture>;
