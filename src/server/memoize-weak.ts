/** Memoises a function by its object argument, weakly. */
export function memoizeWeak<From extends object, Made extends object | string>(make: (from: From) => Made) {
  const made = new WeakMap<From, Made>();
  return (from: From): Made => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}
