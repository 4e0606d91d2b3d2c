import type { PropsWithChildren } from 'react';

/**
 * A decorative drawing with the width of its container. It is mirrored in right-to-left layouts.
 */
export function Illustration({ viewBox, children }: PropsWithChildren<{ viewBox: string }>) {
  return (
    <svg
      className="fd-illustration fd-mirrored"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
