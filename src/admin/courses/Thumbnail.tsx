import { Icon } from '../../components/ui/Icon.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { Course } from '../../domain/course.ts';

/** A small picture beside the name it belongs to, so it needs no words of its own. */
export function Thumbnail({ course }: { course: Course }) {
  const { image, image_width: width, image_height: height } = course;
  return (
    <span className="cover thumbnail">
      {image && width && height ? (
        <Picture image={image} width={width} height={height} alt="" sizes="3.5rem" />
      ) : (
        <Icon path="M4 5.5h16v13H4zm0 10 4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 9.5v.01" />
      )}
    </span>
  );
}
