import type { ReactNode } from 'react';

interface HalvesProps<Item> {
  items: readonly Item[];
  /** A list of one half. @param before how many items stand in the half before it */
  children: (half: readonly Item[], before: number) => ReactNode;
}

/** Two lists that stand beside each other where there is room, so that what opens in one is not a hole in the other. */
export function Halves<Item>({ items, children: list }: HalvesProps<Item>) {
  const middle = Math.ceil(items.length / 2);
  return (
    <div className="halves">
      {list(items.slice(0, middle), 0)}
      {items.length > 1 && list(items.slice(middle), middle)}
    </div>
  );
}
