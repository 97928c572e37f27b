import type { Course, CourseLevel } from '../../domain/course.ts';
import { COURSE_TEXTS } from '../../domain/texts.ts';

/** One for each level, in small letters. */
const levelClass = (level: CourseLevel) => `level-${level.toLowerCase()}`;

export function LevelBadge({ level }: { level: Course['level'] }) {
  return (
    <span className={`level ${level ? levelClass(level) : 'level-other'}`}>
      {level || COURSE_TEXTS.allLevels}
    </span>
  );
}
