import type { PointerEvent, Ref } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { RowActions } from '../ui/RowActions.tsx';

interface CarouselCardProps {
  item: CarouselItem;
  /** From 0. */
  place: number;
  count: number;
  /** Some item is at work; only one at a time may be. */
  busy: boolean;
  loading: boolean;
  /** Whether the order may be changed now. */
  movable: boolean;
  /** How it looks while an item is dragged. */
  look: object;
  onEdit(item: CarouselItem): void;
  onDelete(item: CarouselItem): void;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
  ref?: Ref<HTMLLIElement>;
}

export function CarouselCard({ item, place, count, busy, loading, movable, ...on }: CarouselCardProps) {
  const startDrag = movable && count > 1 ? on.onDrag : undefined;
  return (
    <li ref={on.ref} className="card carousel-card" data-id={item.id} {...on.look}>
      {/* A mouse may take the picture; a finger on it scrolls, and takes the handle instead. */}
      <div
        className="carousel-picture"
        data-draggable={startDrag && ''}
        onPointerDown={(event) => event.pointerType === 'mouse' && startDrag?.(event)}
      >
        <Picture
          image={item.image}
          width={item.image_width}
          height={item.image_height}
          alt={item.caption}
          sizes="(max-width: 30rem) 90vw, 20rem"
        />
        <span className="carousel-place">
          <span className="visually-hidden">Place </span>
          {place + 1}
        </span>
      </div>
      <div className="card-body">
        <p className="caption">{item.caption}</p>
        <CompanyBadge id={item.company_id} />
      </div>
      <div className="carousel-order">
        <Button
          data-move="earlier"
          aria-label={`Move earlier: ${item.caption}`}
          title="Move earlier"
          disabled={!movable || place === 0}
          onClick={() => on.onMove(place - 1)}
        >
          <Icon path="M14.5 6 8.5 12l6 6" />
        </Button>
        {startDrag && (
          <span className="drag-handle" title="Drag to another place" onPointerDown={startDrag}>
            <Icon path="M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01" />
          </span>
        )}
        <Button
          data-move="later"
          aria-label={`Move later: ${item.caption}`}
          title="Move later"
          disabled={!movable || place === count - 1}
          onClick={() => on.onMove(place + 1)}
        >
          <Icon path="m9.5 6 6 6-6 6" />
        </Button>
      </div>
      <RowActions
        name={item.caption}
        busy={busy}
        loading={loading}
        onEdit={() => on.onEdit(item)}
        onDelete={() => on.onDelete(item)}
      />
    </li>
  );
}
