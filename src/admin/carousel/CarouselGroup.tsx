import { useId, useState } from 'react';
import { ADMIN_CAROUSEL_TEXTS as texts } from '#texts/records';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import type { RecordActions } from '../records/RecordTable.tsx';
import type { Opening } from '../records/use-editor.ts';
import { move } from '../ui/move.ts';
import { useDrag } from '../ui/use-drag.ts';
import { CarouselCard } from './CarouselCard.tsx';

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
  const [moved, setMoved] = useState('');
  const place = (from: number, to: number) => {
    const item = items[from];
    if (!item) return;
    setMoved(texts.moved(item.caption, to + 1, items.length));
    onOrder(move(items, from, to).map(({ id }) => id));
  };
  const drag = useDrag(place);

  return (
    <section className="stack carousel-group" aria-labelledby={title}>
      <h2 id={title}>
        {COMPANIES[company].name} <span className="muted small">{items.length}</span>
      </h2>
      <p className="visually-hidden" role="status">
        {moved}
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
