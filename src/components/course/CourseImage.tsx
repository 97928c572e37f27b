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
  /** For what a visitor sees first. A cloth is then within the page, and wide. */
  eager?: boolean;
  /** The windows in which it is no larger than a finger. */
  small?: string;
}

/** The picture of a course, or a cloth of its own where it has none. */
export function CourseImage({ course, sizes, eager, small }: CourseImageProps) {
  const { title, image, image_width: width, image_height: height, image_focus: focus } = course;
  if (image && width && height)
    return <Picture {...{ image, width, height, focus, sizes, eager }} alt={title} />;
  if (eager) return <Cloth path={clothData(course)} eager format={WIDE_FORMAT} />;
  return <Cloth path={courseCloth(course)} small={small} />;
}

/** One kB more in the page instead of a request, which the largest paint would wait for. */
const clothData = ({ id, title, company_id }: Course) =>
  `data:image/svg+xml,${clothSvg(
    { of: id, sign: signOf(title), theme: brands[company_id].theme },
    WIDE_FORMAT,
  )
    .replaceAll('"', "'")
    .replace(/[#<]/g, encodeURIComponent)}`;
