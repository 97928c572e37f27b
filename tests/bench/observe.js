// Runs in the page, before its own code: counts what only the page knows.
const seen = { cls: 0, fcp: 0, lcp: 0, lcpOf: '', long: [], interactions: [] };
window.seen = seen;

const on = (type, each, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
    type,
    buffered: true,
    ...more,
  });

on('layout-shift', (entry) => {
  if (!entry.hadRecentInput) seen.cls += entry.value;
});
on('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
});
on('largest-contentful-paint', (entry) => {
  seen.lcp = entry.startTime;
  seen.lcpOf = entry.element?.localName ?? '';
});
on('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));
// From the press to the paint that answers it. What is over within a frame, 16 ms, is not told.
on(
  'event',
  (entry) => {
    if (entry.interactionId) seen.interactions.push(entry.duration);
  },
  { durationThreshold: 16 },
);
