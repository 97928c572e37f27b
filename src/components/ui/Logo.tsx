/** The mark: two blue posts and a red thread, an N. Drawn, so that it needs no request. */
export function Logo({ className = 'logo' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path className="logo-post" d="M6 6h10v36H6zM32 6h10v36H32z" />
      <path className="logo-thread" d="M16 6h6v6h4v6h4v6h2v18h-6v-6h-4v-6h-4v-6h-2z" />
    </svg>
  );
}
