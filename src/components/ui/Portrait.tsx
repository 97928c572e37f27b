import type { CompanyId } from '../../domain/company.ts';
import type { Instructor } from '../../domain/instructor.ts';
import { mediaPath } from '../../paths.ts';
import { Cloth } from './Cloth.tsx';
import { personCloth } from './cloth-path.ts';
import { Picture } from './Picture.tsx';

interface PortraitProps {
  companyId: CompanyId;
  instructor: Pick<Instructor, 'name' | 'picture' | 'picture_focus'>;
  /** What its page shows first, and large. */
  large?: boolean;
}

/** A photograph, or a cloth of their own where the office has none. */
export const Portrait = ({
  companyId,
  instructor: { name, picture, picture_focus: focus },
  large = false,
}: PortraitProps) => (
  <span className={large && !picture ? 'portrait top-cloth cover' : 'portrait cover'}>
    {picture ? (
      <Picture
        image={mediaPath(picture, picture.width, 'webp')}
        width={picture.width}
        height={picture.height}
        alt=""
        focus={focus}
        sizes={large ? '(min-width: 40rem) 24rem, 7rem' : '125px'}
        eager={large}
      />
    ) : (
      <Cloth
        path={personCloth(companyId, name)}
        eager={large}
        small={large ? '(width < 40rem)' : true}
        tall={large ? 'screen and (width < 56rem)' : undefined}
      />
    )}
  </span>
);
