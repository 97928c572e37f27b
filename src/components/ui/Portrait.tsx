import type { CompanyId } from '../../domain/company.ts';
import type { Instructor } from '../../domain/instructor.ts';
import { mediaPath } from '../../paths.ts';
import { Cloth } from './Cloth.tsx';
import { personCloth } from './cloth-path.ts';
import { Picture } from './Picture.tsx';

/** Where it is more than a small sign: how wide a photograph is there, and where a cloth hangs beside words. */
const PLACES = {
  list: {
    sizes: '(min-width: 64rem) 390px, 171px',
    windows: { small: '(width < 40rem)', tall: '(width < 64rem)' },
  },
  page: {
    sizes: '(min-width: 40rem) 24rem, 7rem',
    windows: { small: '(width < 40rem)', tall: 'screen and (width < 56rem)' },
  },
};

interface PortraitProps {
  companyId: CompanyId;
  instructor: Pick<Instructor, 'name' | 'picture' | 'picture_focus'>;
  /** In the list of all, or first and large on its own page. */
  on?: keyof typeof PLACES;
}

/** A photograph, or a cloth of their own where the office has none. */
export function Portrait({
  companyId,
  instructor: { name, picture, picture_focus: focus },
  on,
}: PortraitProps) {
  const eager = on === 'page';
  const place = on && PLACES[on];
  return (
    <span className={eager && !picture ? 'portrait top-cloth cover' : 'portrait cover'}>
      {picture ? (
        <Picture
          image={mediaPath(picture, picture.width, 'webp')}
          width={picture.width}
          height={picture.height}
          alt=""
          focus={focus}
          sizes={place?.sizes ?? '125px'}
          eager={eager}
        />
      ) : (
        <Cloth path={personCloth(companyId, name)} eager={eager} small={!place} windows={place?.windows} />
      )}
    </span>
  );
}
