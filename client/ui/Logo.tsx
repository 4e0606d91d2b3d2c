interface LogoProps {
  size?: number;
}

/** The logo: a desk bell. */
export function Logo({ size = 28 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M4.5 22.5a11.5 11.5 0 0 1 23 0z" fill="var(--fd-brass)" />
      <path
        d="M9.6 19.2a7.4 7.4 0 0 1 4.6-4.9"
        stroke="var(--mantine-color-body)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M16 10.5V7.6" stroke="var(--fd-brass)" strokeWidth="2.2" />
      <path d="M12.6 6.6h6.8" stroke="var(--fd-brass)" strokeWidth="2.6" strokeLinecap="round" />
      <rect
        x="3"
        y="23.6"
        width="26"
        height="4"
        rx="2"
        fill="var(--mantine-color-primary-filled)"
      />
    </svg>
  );
}
