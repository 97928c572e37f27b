import { useEffect, useRef, useState } from 'react';
import type { CourseActions } from './CourseRow.tsx';

/** The actions as they are now, behind an object that stays the same, so that rows need not render again. */
export function useStableActions(actions: CourseActions): CourseActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<CourseActions>(() => ({
    edit: (course) => latest.current.edit(course),
    duplicate: (course) => latest.current.duplicate(course),
    delete: (course) => latest.current.delete(course),
  }));
  return stable;
}
