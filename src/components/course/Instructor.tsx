interface InstructorProps {
  /** '' when not given. */
  name: string;
  fallback: string;
}

/** Beginnings of a name that say nothing of who it is. */
const TITLE = /^(?:(?:dr|er|prof|mr|mrs|ms|ar|adv)\b\.?\s*)+/i;

/** The first letters of the first and the last name, such as "TG" for Dr. Tulsi Ram Gyawali. */
export function initialsOf(name: string): string {
  const names = name.replace(TITLE, '').trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part = '') => [...part][0]?.toUpperCase() ?? '').join('');
}

/** A name with its initials as the avatar, or the words that stand where nobody is named. */
export const Instructor = ({ name, fallback }: InstructorProps) => (
  <p className="row instructor">
    {name && (
      <span className="instructor-initial tone-accent" aria-hidden="true">
        {initialsOf(name)}
      </span>
    )}
    <span>{name || fallback}</span>
  </p>
);
