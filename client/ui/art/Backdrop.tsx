import { art } from './colors.ts';

/** The background of a scene of 480 by 320: a shape, and the floor at the height of 290. */
export function Backdrop() {
  return (
    <>
      <path
        d="M52 290C14 226 22 128 92 92C134 70 158 84 196 50C236 14 318 12 356 58C382 90 420 88 442 138C462 186 456 244 428 290Z"
        fill={art.backdrop}
      />
      <rect x="8" y="288" width="464" height="5" rx="2.5" fill={art.hill} opacity=".4" />
    </>
  );
}
