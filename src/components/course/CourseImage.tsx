import type { Course } from '../../domain/course.ts';
import { Picture } from '../ui/Picture.tsx';
import { Weave } from '../ui/Weave.tsx';
import { clothOf } from '../ui/weave.ts';

/** The picture of a course, or a piece of cloth of its own where it has none. */
export function CourseImage({ course, sizes, eager }: { course: Course; sizes: string; eager?: boolean }) {
  const { id, title, image, image_width: width, image_height: height } = course;
  if (!image || !width || !height) return <Weave id={id} cloth={clothOf(id)} columns={4} rows={2.5} />;
  return <Picture image={image} width={width} height={height} alt={title} sizes={sizes} eager={eager} />;
}
