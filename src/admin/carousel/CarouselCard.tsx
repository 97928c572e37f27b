import { type PointerEvent, useEffect, useRef } from 'react';
import { ADMIN_CAROUSEL_TEXTS as texts } from '#texts/records';
import { Icon } from '../../components/ui/Icon.tsx';
import * as icons from '../../components/ui/icons.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { DASH, letterOf } from '../../domain/testimonial.ts';
import type { RecordActions } from '../records/RecordTable.tsx';
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
  actions: RecordActions<CarouselItem>;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
}

const MOVES = {
  earlier: { by: -1, icon: icons.left },
  later: { by: 1, icon: icons.right },
};

export function CarouselCard({ item, place, count, movable, actions, ...on }: CarouselCardProps) {
  const { caption } = item;
  const dash = letterOf(caption).name ? caption.lastIndexOf(DASH) : caption.length;
  const [words, from] = [caption.slice(0, dash), caption.slice(dash + DASH.length)];
  const startDrag = movable && count > 1 ? on.onDrag : undefined;
  const card = useRef<HTMLLIElement>(null);
  /** The last move by a button, which has the focus again when the card stands at its new place. */
  const pressed = useRef<{ move: string; to: number }>(undefined);
  useEffect(() => {
    if (pressed.current?.to !== place) return;
    const { move } = pressed.current;
    pressed.current = undefined;
    const buttons = [...(card.current?.querySelectorAll<HTMLElement>('[data-move]:enabled') ?? [])];
    // At either end the button that was pressed is off, and its neighbour goes on.
    (buttons.find(({ dataset }) => dataset.move === move) ?? buttons[0])?.focus();
  }, [place]);

  const moveButton = (move: keyof typeof MOVES) => {
    const { by, icon } = MOVES[move];
    const isEnd = place + by < 0 || place + by === count;
    return (
      <Button
        data-move={move}
        aria-label={texts.moveOf(texts[move], item.caption)}
        title={texts[move]}
        data-end={isEnd || undefined}
        disabled={!movable || isEnd}
        onClick={() => {
          pressed.current = { move, to: place + by };
          on.onMove(place + by);
        }}
      >
        <Icon path={icon} />
      </Button>
    );
  };
  return (
    <li ref={card} className="panel card" data-id={item.id} {...on.look}>
      {/* A mouse may take the picture; a finger on it scrolls, and takes the handle instead. */}
      <div
        className="item-picture"
        data-draggable={startDrag && ''}
        onPointerDown={(event) => event.pointerType === 'mouse' && startDrag?.(event)}
      >
        <Picture
          image={item.image}
          width={item.image_width}
          focus={item.image_focus}
          height={item.image_height}
          alt={item.caption}
          sizes="(max-width: 30rem) 90vw, 20rem"
        />
        <span className="carousel-place">
          <span className="visually-hidden">{texts.place} </span>
          {place + 1}
        </span>
      </div>
      <div className="stack card-body">
        <p>
          {words}
          {from && (
            <>
              <span className="visually-hidden">{DASH}</span>
              <span className="muted small card-from">{from}</span>
            </>
          )}
        </p>
        <CompanyBadge id={item.company_id} />
      </div>
      <div className="row card-tools">
        <div className="row carousel-order">
          {count > 1 && (
            <span className="drag-handle" title={texts.drag} onPointerDown={startDrag}>
              <Icon path={icons.grip} />
            </span>
          )}
          {moveButton('earlier')}
          {moveButton('later')}
        </div>
        <RowActions
          name={item.caption}
          busy={on.busy}
          loading={on.loading}
          onEdit={() => actions.edit(item)}
          onDelete={() => actions.delete(item)}
        />
      </div>
    </li>
  );
}
