import { clothSvg, WIDE_FORMAT } from '../../cloth/cloth.ts';
import { signOf } from '../../cloth/signs.ts';
import { brands } from '../../content/brands.ts';
import type { Course } from '../../domain/course.ts';
import { Cloth, type ClothWindows } from '../ui/Cloth.tsx';
import { courseCloth } from '../ui/cloth-path.ts';
import { Picture } from '../ui/Picture.tsx';

const PHONE = '(width<40rem)';
const ACROSS = '(width<64rem)';

interface Place {
  /** How wide a photograph is there. */
  sizes: string;
  windows: ClothWindows;
}

const PLACES = {
  /** A third of the page or a half of it, as `.course-grid` has it, and 75 pixels beside the title on a phone. */
  list: {
    sizes: '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 47vw, 75px',
    windows: { small: PHONE },
  },
  /** Of a few, beside all that it says where they lie across. */
  few: {
    sizes: '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 21rem, 75px',
    windows: { small: PHONE, tall: ACROSS },
  },
  /** One alone does so in any window. */
  alone: {
    sizes: '(min-width: 64rem) 29rem, (min-width: 40rem) 21rem, 75px',
    windows: { small: PHONE, tall: ACROSS },
  },
  /** As a few, and on a phone across the top of the card, as wide as it. */
  home: {
    sizes: '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 21rem, 100vw',
    windows: { band: PHONE, tall: ACROSS },
  },
  /** First on its own page, in a column as high as the words beside it. Older browsers know no ranges here. */
  page: {
    sizes: '(min-width: 56rem) 50vw, 100vw',
    windows: { tall: 'screen and (min-width: 40rem)' },
  },
} satisfies Record<string, Place>;

/** Where cards stand. */
export type CoursePlace = Exclude<keyof typeof PLACES, 'page'>;

interface CourseImageProps {
  course: Course;
  place: keyof typeof PLACES;
}

/** The picture of a course, or a cloth of its own where it has none. */
export function CourseImage({ course, place }: CourseImageProps) {
  const { sizes, windows } = PLACES[place];
  const eager = place === 'page';
  const { title, image, image_width: width, image_height: height, image_focus: focus } = course;
  if (image && width && height)
    return <Picture {...{ image, width, height, focus, sizes, eager }} alt={title} />;
  const path = courseCloth(course);
  return <Cloth path={path} wide={eager ? clothData(course) : undefined} eager={eager} windows={windows} />;
}

/** One kB more in the page instead of a request, which the largest paint of a phone would wait for. */
const clothData = ({ id, title, company_id }: Course) =>
  `data:image/svg+xml,${clothSvg(
    { of: id, sign: signOf(title), theme: brands[company_id].theme },
    WIDE_FORMAT,
  )
    .replaceAll('"', "'")
    .replace(/[#<]/g, encodeURIComponent)}`;
