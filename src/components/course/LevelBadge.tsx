import type { Course } from '../../domain/course.ts';
import { COURSE_TEXTS } from '../../domain/texts.ts';
import { levelClass } from './level-class.ts';

export function LevelBadge({ level }: { level: Course['level'] }) {
  return <span className={levelClass(level)}>{level || COURSE_TEXTS.allLevels}</span>;
}
