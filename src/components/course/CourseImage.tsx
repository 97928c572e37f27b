import type { Course } from '../../domain/course.ts';
import { Cloth } from '../ui/Cloth.tsx';
import { courseCloth } from '../ui/cloth-path.ts';
import { Picture } from '../ui/Picture.tsx';

/** The picture of a course, or a cloth of its own where it has none. */
export function CourseImage({ course, sizes, eager }: { course: Course; sizes: string; eager?: boolean }) {
  const { title, image, image_width: width, image_height: height, image_focus: focus } = course;
  if (!image || !width || !height) return <Cloth path={courseCloth(course)} eager={eager} />;
  return <Picture {...{ image, width, height, focus, sizes, eager }} alt={title} />;
}
