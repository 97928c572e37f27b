/** What was pressed or typed shows first, and what follows from it in the next frame. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
