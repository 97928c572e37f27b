/** The list with the item at place `from` taken out and put in again so that it stands at place `to`. */
export function move<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items.toSpliced(from, 1);
  moved.splice(to, 0, ...items.slice(from, from + 1));
  return moved;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The gap nearest to a point, as the number of boxes before it. Boxes are in reading order; where they stand
 * in one column, the gaps lie between rows.
 */
export function gapAt(boxes: readonly Box[], x: number, y: number): number {
  const column = boxes.every(({ left }) => left === boxes[0]?.left);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const outX = Math.max(box.left - x, 0, x - box.right);
    const outY = Math.max(box.top - y, 0, y - box.bottom);
    // A row counts more than a column: between two rows the nearer row is meant.
    const distance = outX + outY * 4;
    if (distance >= least) return;
    least = distance;
    const behind = column ? y > (box.top + box.bottom) / 2 : x > (box.left + box.right) / 2;
    nearest = index + (behind ? 1 : 0);
  });
  return nearest;
}
