import { COURSE_TEXTS } from '#texts/course';
import type { Course } from '../../domain/course.ts';

export function LevelBadge({ level }: { level: Course['level'] }) {
  const name = level ? level.toLowerCase() : 'other';
  return <span className={`level level-${name}`}>{level || COURSE_TEXTS.allLevels}</span>;
}
