/**
 * Reads a thing once for all who ask for it at the same time, and keeps what was read as long as the thing is there.
 * What is not exact, since the store has changed meanwhile or failed, is for the one who read it; the next who waits
 * reads again, for all others.
 */
export function dedupeReads<Thing extends object, Found>(
  read: (thing: Thing) => Promise<{ found: Found; exact: boolean }>,
): (thing: Thing) => Promise<Found> {
  const readings = new WeakMap<Thing, Promise<{ found: Found } | null>>();

  return async (thing) => {
    for (;;) {
      const reading = readings.get(thing);
      if (!reading) break;
      const known = await reading;
      if (known) return known.found;
      if (readings.get(thing) === reading) readings.delete(thing);
    }
    const reading = read(thing);
    readings.set(
      thing,
      reading.then(
        (result) => (result.exact ? result : null),
        () => null,
      ),
    );
    return (await reading).found;
  };
}
