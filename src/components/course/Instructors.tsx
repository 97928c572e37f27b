import type { Instructor } from '../../domain/instructor.ts';
import { mediaPath } from '../../paths.ts';
import { Picture } from '../ui/Picture.tsx';

/** Who teaches, each with picture and role. */
export const Instructors = ({ instructors }: { instructors: readonly Instructor[] }) => (
  <ul className="stack">
    {instructors.map(({ id, name, role, picture }) => (
      <li key={id} className="row">
        <Portrait name={name} picture={picture} />
        <div>
          <p className="instructor-name">{name}</p>
          {role && <p className="muted small">{role}</p>}
        </div>
      </li>
    ))}
  </ul>
);

/** The first letter of a name stands in for a photograph. */
const Portrait = ({ name, picture }: Pick<Instructor, 'name' | 'picture'>) =>
  picture ? (
    <span className="instructor-photo cover">
      <Picture
        image={mediaPath(picture, picture.width, 'webp')}
        width={picture.width}
        height={picture.height}
        alt=""
        sizes="5rem"
      />
    </span>
  ) : (
    <span className="instructor-initial tone-accent" aria-hidden="true">
      {[...name][0]}
    </span>
  );
