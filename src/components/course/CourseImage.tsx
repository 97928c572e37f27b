import { clothSvg } from '../../cloth/cloth.ts';
import { signOf } from '../../cloth/signs.ts';
import { brands } from '../../content/brands.ts';
import type { Course } from '../../domain/course.ts';
import { Cloth } from '../ui/Cloth.tsx';
import { courseCloth } from '../ui/cloth-path.ts';
import { Picture } from '../ui/Picture.tsx';

interface CourseImageProps {
  course: Course;
  sizes: string;
  /** For what a visitor sees first. A cloth is then within the page. */
  eager?: boolean;
  /** The windows in which it is no larger than a finger. */
  small?: string;
}

/** The picture of a course, or a cloth of its own where it has none. */
export function CourseImage({ course, sizes, eager, small }: CourseImageProps) {
  const { title, image, image_width: width, image_height: height, image_focus: focus } = course;
  if (image && width && height)
    return <Picture {...{ image, width, height, focus, sizes, eager }} alt={title} />;
  return <Cloth path={eager ? clothData(course) : courseCloth(course)} eager={eager} small={small} />;
}

/** One kB more in the page instead of a request, which the largest paint would wait for. */
const clothData = ({ id, title, company_id }: Course) =>
  `data:image/svg+xml,${clothSvg({ of: id, sign: signOf(title), theme: brands[company_id].theme })
    .replaceAll('"', "'")
    .replace(/[#<]/g, encodeURIComponent)}`;
