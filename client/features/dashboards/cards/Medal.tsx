import { art } from '../../../ui/art/colors.ts';

/** A medal on a ribbon at the top edge of its card. */
export function Medal({ className }: { className?: string }) {
  return (
    <svg
      className={`${className} fd-mirrored`}
      width="96"
      height="128"
      viewBox="0 0 96 128"
      aria-hidden="true"
    >
      <path d="M62-4H84L62 60H40Z" fill={art.primary} />
      <path d="M62-4H84L62 60H40Z" fill={art.shade} />
      <path d="M12-4H34L58 62H36Z" fill={art.primary} />
      <path d="M20-4H26L50 62H44Z" fill={art.paper} opacity=".85" />
      <circle cx="48" cy="86" r="35" fill={art.brass} />
      <circle cx="48" cy="86" r="35" fill={art.shade} />
      <circle cx="47" cy="85" r="33" fill={art.brass} />
      <circle cx="48" cy="86" r="25" fill={art.shade} />
      <circle cx="49" cy="87" r="24" fill={art.brass} />
      <path d="M72 63L25 110A33 33 0 0 1 18 100L62 55A33 33 0 0 1 72 63Z" fill={art.shine} />
      <path
        d="M48 69L53.3 79.7L65.1 81.4L56.6 89.7L58.6 101.5L48 95.9L37.4 101.5L39.4 89.7L30.9 81.4L42.7 79.7Z"
        fill={art.paper}
      />
      <path d="M48 69L53.3 79.7L65.1 81.4L56.6 89.7L58.6 101.5L48 95.9Z" fill={art.shade} />
    </svg>
  );
}
