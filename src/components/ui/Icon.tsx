/**
 * Decoration only: what it means always stands beside it as text or as the label of its button.
 * @param path one of icons.ts
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
