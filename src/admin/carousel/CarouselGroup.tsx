import { useEffect, useId, useRef, useState } from 'react';
import { ADMIN_CAROUSEL_TEXTS as texts } from '#texts/records';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import type { RecordActions } from '../records/RecordTable.tsx';
import type { Opening } from '../records/use-editor.ts';
import { CarouselCard } from './CarouselCard.tsx';
import { move } from './move.ts';
import { useDrag } from './use-drag.ts';

interface CarouselGroupProps {
  company: CompanyId;
  /** Of this company, in the order visitors see. */
  items: readonly CarouselItem[];
  movable: boolean;
  opening: Opening | undefined;
  actions: RecordActions<CarouselItem>;
  onOrder(ids: string[]): void;
}

/** The pictures of one company, to be put in order. */
export function CarouselGroup({ company, items, movable, opening, actions, onOrder }: CarouselGroupProps) {
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
      said: texts.moved(item.caption, to + 1, items.length),
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
    <section className="stack carousel-group" aria-labelledby={title}>
      <h2 id={title}>
        {COMPANIES[company].name} <span className="muted small">{items.length}</span>
      </h2>
      <p className="visually-hidden" role="status">
        {moved?.said}
      </p>
      <ul className="stack cards" ref={drag.list}>
        {items.map((item, index) => (
          <CarouselCard
            key={item.id}
            item={item}
            place={index}
            count={items.length}
            busy={opening !== undefined}
            loading={item.id === opening?.id}
            movable={movable}
            look={drag.look(index, items.length)}
            actions={actions}
            onMove={(to) => place(index, to)}
            onDrag={(event) => drag.begin(event, index)}
          />
        ))}
      </ul>
    </section>
  );
}
