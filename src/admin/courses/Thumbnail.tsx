import { Cloth } from '../../components/ui/Cloth.tsx';
import { courseCloth } from '../../components/ui/cloth-path.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { Course } from '../../domain/course.ts';

interface ThumbnailProps {
  course: Pick<Course, 'id' | 'title' | 'company_id' | 'image'> & Partial<Course>;
}

/** A small picture beside the name it belongs to, so it needs no words of its own. */
export function Thumbnail({ course }: ThumbnailProps) {
  const { image, image_width: width, image_height: height } = course;
  return (
    <span className="cover thumbnail">
      {image && width && height ? (
        <Picture image={image} width={width} height={height} alt="" sizes="3.5rem" />
      ) : (
        <Cloth path={courseCloth(course)} small />
      )}
    </span>
  );
}
