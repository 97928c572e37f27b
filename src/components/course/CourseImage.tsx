import { clothSvg, WIDE_FORMAT } from '../../cloth/cloth.ts';
import { signOf } from '../../cloth/signs.ts';
import { brands } from '../../content/brands.ts';
import type { Course } from '../../domain/course.ts';
import { Cloth } from '../ui/Cloth.tsx';
import { courseCloth } from '../ui/cloth-path.ts';
import { Picture } from '../ui/Picture.tsx';

interface CourseImageProps {
  course: Course;
  sizes: string;
  /** For what a visitor sees first. A cloth is then within the page, and wide; beside words it is a file, and tall. */
  eager?: boolean;
  /** The windows in which it is no larger than a finger. */
  small?: string;
  /** Those in which it is a column. */
  tall?: string;
  /** Those in which it is a band. */
  band?: string;
}

/** Where the top of its page has a column for it, as high as the words beside it. Older browsers know no ranges here. */
const BESIDE = 'screen and (min-width: 40rem)';

/** The picture of a course, or a cloth of its own where it has none. */
export function CourseImage({ course, sizes, eager, small, tall, band }: CourseImageProps) {
  const { title, image, image_width: width, image_height: height, image_focus: focus } = course;
  if (image && width && height)
    return <Picture {...{ image, width, height, focus, sizes, eager }} alt={title} />;
  const path = courseCloth(course);
  if (!eager) return <Cloth path={path} small={small} tall={tall} band={band} />;
  return <Cloth path={clothData(course)} eager format={WIDE_FORMAT} tall={BESIDE} tallOf={path} />;
}

/** One kB more in the page instead of a request, which the largest paint of a phone would wait for. */
const clothData = ({ id, title, company_id }: Course) =>
  `data:image/svg+xml,${clothSvg(
    { of: id, sign: signOf(title), theme: brands[company_id].theme },
    WIDE_FORMAT,
  )
    .replaceAll('"', "'")
    .replace(/[#<]/g, encodeURIComponent)}`;
