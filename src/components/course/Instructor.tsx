interface InstructorProps {
  /** '' when not given. */
  name: string;
  fallback: string;
}

/** A name with its first letter as the avatar. */
export function Instructor({ name, fallback }: InstructorProps) {
  const shown = name || fallback;
  return (
    <p className="row instructor">
      <span className="instructor-initial tone-accent" aria-hidden="true">
        {[...shown][0]?.toUpperCase()}
      </span>
      <span>{shown}</span>
    </p>
  );
}
