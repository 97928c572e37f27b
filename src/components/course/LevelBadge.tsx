import { COURSE_TEXTS } from '#texts/course';
import type { Course } from '../../domain/course.ts';

const TONES = { Beginner: 'success', Intermediate: 'warning', Advanced: 'error', '': 'neutral' };

export function LevelBadge({ level }: { level: Course['level'] }) {
  return <span className={`badge tone-${TONES[level]}`}>{level || COURSE_TEXTS.allLevels}</span>;
}
