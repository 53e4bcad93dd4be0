/** An ice crystal that turns, with the words for what is awaited. */
export function Spinner({ label }: { label: string }) {
  return (
    <div class="spinner" role="status">
      <svg class="icon spinner-ice" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9.5 3.5L12 6l2.5-2.5M9.5 20.5L12 18l2.5 2.5" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
