import { CAROUSEL_TEXTS } from '#texts/carousel';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { Picture } from '../ui/Picture.tsx';

/** All slides of a carousel below each other, where its script does not run. Each names its record as a card of the editor. */
export const Slides = ({ items }: { items: readonly CarouselItem[] }) =>
  items.length === 0 ? (
    <p className="placeholder">{CAROUSEL_TEXTS.empty}</p>
  ) : (
    <ul className="stack">
      {items.map(({ id, caption, image, image_width, image_height, image_focus }) => (
        <li key={id} className="panel carousel-slide" data-shown data-card={`carousel/${id}`}>
          <div className="carousel-picture cover">
            <Picture
              image={image}
              width={image_width}
              height={image_height}
              alt=""
              sizes="11rem"
              focus={image_focus}
            />
          </div>
          <p>{caption}</p>
        </li>
      ))}
    </ul>
  );
