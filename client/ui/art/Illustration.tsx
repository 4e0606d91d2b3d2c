import type { PropsWithChildren } from 'react';
import classes from './Illustration.module.css';

/** A decorative drawing as wide as its place, and mirrored where text runs from right to left. */
export function Illustration({ viewBox, children }: PropsWithChildren<{ viewBox: string }>) {
  return (
    <svg
      className={`${classes.illustration} fd-mirrored`}
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
