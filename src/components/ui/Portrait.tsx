import type { CompanyId } from '../../domain/company.ts';
import type { Instructor } from '../../domain/instructor.ts';
import { mediaPath } from '../../paths.ts';
import { Cloth } from './Cloth.tsx';
import { personCloth } from './cloth-path.ts';
import { Picture } from './Picture.tsx';

/** Where all of a cloth hangs beside words: the windows in which it is a small piece, and those in which it is a column. */
const HANGING = {
  list: { small: '(width < 40rem)', tall: '(width < 64rem)' },
  page: { small: '(width < 40rem)', tall: 'screen and (width < 56rem)' },
};

/** How wide a photograph is in its place. */
const SIZES = {
  list: '(min-width: 64rem) 390px, 171px',
  page: '(min-width: 40rem) 24rem, 7rem',
};

interface PortraitProps {
  companyId: CompanyId;
  instructor: Pick<Instructor, 'name' | 'picture' | 'picture_focus'>;
  /** Where it is more than a small sign: in the list of all, or first and large on its own page. */
  on?: keyof typeof SIZES;
}

/** A photograph, or a cloth of their own where the office has none. */
export function Portrait({
  companyId,
  instructor: { name, picture, picture_focus: focus },
  on,
}: PortraitProps) {
  const eager = on === 'page';
  return (
    <span className={eager && !picture ? 'portrait top-cloth cover' : 'portrait cover'}>
      {picture ? (
        <Picture
          image={mediaPath(picture, picture.width, 'webp')}
          width={picture.width}
          height={picture.height}
          alt=""
          focus={focus}
          sizes={on ? SIZES[on] : '125px'}
          eager={eager}
        />
      ) : (
        <Cloth path={personCloth(companyId, name)} eager={eager} small {...(on && HANGING[on])} />
      )}
    </span>
  );
}
