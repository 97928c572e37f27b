import type { Course, CourseLevel } from '../../domain/course.ts';
import { COURSE_TEXTS } from '../../domain/texts.ts';

const CLASSES: Readonly<Record<CourseLevel, string>> = {
  Beginner: 'level-beginner',
  Intermediate: 'level-intermediate',
  Advanced: 'level-advanced',
};

export function LevelBadge({ level }: { level: Course['level'] }) {
  return (
    <span className={`level ${level ? CLASSES[level] : 'level-other'}`}>
      {level || COURSE_TEXTS.allLevels}
    </span>
  );
}
