import { useEffect, useId, useRef, useState } from 'react';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { CarouselCard } from './CarouselCard.tsx';
import { move } from './move.ts';
import { useDrag } from './use-drag.ts';

interface CarouselGroupProps {
  company: CompanyId;
  /** Of this company, in the order visitors see. */
  items: readonly CarouselItem[];
  movable: boolean;
  busy: boolean;
  loadingId: string | undefined;
  onEdit(item: CarouselItem): void;
  onDelete(item: CarouselItem): void;
  onOrder(ids: string[]): void;
}

/** The pictures of one company, to be put in order. */
export function CarouselGroup({ company, items, movable, onOrder, ...list }: CarouselGroupProps) {
  const title = useId();
  /** The last move: said aloud, and followed by the focus. */
  const [moved, setMoved] = useState<{ id: string; to: number; said: string; key?: string }>();
  const followed = useRef<typeof moved>(undefined);

  const place = (from: number, to: number) => {
    const item = items[from];
    if (!item) return;
    const button =
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset.move : undefined;
    setMoved({
      id: item.id,
      to,
      // Captions bring quotes of their own.
      said: `${item.caption} is now ${to + 1} of ${items.length}.`,
      key: button,
    });
    onOrder(move(items, from, to).map(({ id }) => id));
  };
  const drag = useDrag(place);

  useEffect(() => {
    // Once, when the card stands at its new place: later the list only comes anew, and the focus may be elsewhere.
    if (!moved?.key || followed.current === moved || items[moved.to]?.id !== moved.id) return;
    followed.current = moved;
    const card = drag.list.current?.querySelector(`[data-id="${moved.id}"]`);
    const wanted = card?.querySelector<HTMLButtonElement>(`[data-move="${moved.key}"]`);
    // At either end the button that was pressed is off, and its neighbour goes on.
    const button = wanted?.disabled ? card?.querySelector<HTMLButtonElement>('[data-move]:enabled') : wanted;
    button?.focus();
  }, [moved, items, drag.list]);

  return (
    <section className="carousel-group" aria-labelledby={title}>
      <h2 id={title}>
        {COMPANIES[company].name} <span className="muted">{items.length}</span>
      </h2>
      <p className="visually-hidden" role="status">
        {moved?.said}
      </p>
      <ul className="cards" ref={drag.list}>
        {items.map((item, index) => (
          <CarouselCard
            key={item.id}
            item={item}
            place={index}
            count={items.length}
            busy={list.busy}
            loading={item.id === list.loadingId}
            movable={movable}
            look={drag.look(index, items.length)}
            onEdit={list.onEdit}
            onDelete={list.onDelete}
            onMove={(to) => place(index, to)}
            onDrag={(event) => drag.begin(event, index)}
          />
        ))}
      </ul>
    </section>
  );
}
