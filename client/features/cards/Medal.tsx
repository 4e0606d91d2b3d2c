/** A medal on its ribbon, which hangs from the edge of the card. */
export function Medal({ className }: { className?: string }) {
  return (
    <svg className={className} width="64" height="92" viewBox="0 0 64 92" fill="none" aria-hidden>
      <path d="M14 0h14l8 40-12 6z" fill="var(--fd-primary)" />
      <path d="M50 0H36l-8 40 12 6z" fill="var(--fd-primary-soft)" />
      <g stroke="var(--fd-brass)" strokeWidth="2">
        <circle cx="32" cy="62" r="24" fill="var(--fd-brass-soft)" />
        <circle cx="32" cy="62" r="17" strokeDasharray="2 4" strokeLinecap="round" />
      </g>
      <path
        d="m32 51 3.3 6.9 7.6 1-5.6 5.2 1.4 7.5-6.7-3.7-6.7 3.7 1.4-7.5-5.6-5.2 7.6-1z"
        fill="var(--fd-brass)"
      />
    </svg>
  );
}
