/** Two people at a table, and a bell between them. */
export function MeetingDrawing() {
  return (
    <svg
      width="220"
      height="104"
      viewBox="0 0 220 104"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <g stroke="var(--fd-primary)" fill="var(--fd-surface)">
        <circle cx="58" cy="36" r="13" />
        <path d="M34 80c0-18 10-28 24-28s24 10 24 28" />
        <circle cx="162" cy="36" r="13" />
        <path d="M138 80c0-18 10-28 24-28s24 10 24 28" />
        <path d="M16 80h188v10H16z" />
        <path d="M30 90v14M190 90v14" />
      </g>
      <g stroke="var(--fd-brass)" fill="var(--fd-brass-soft)">
        <path d="M94 80a16 16 0 0 1 32 0z" />
        <path d="M110 64v-5M106 59h8" />
      </g>
      <g stroke="var(--fd-primary)">
        <path d="M88 22h26a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6h-14l-6 6v-6h-6" fill="var(--fd-surface)" />
        <path d="M96 31h14" />
      </g>
    </svg>
  );
}
