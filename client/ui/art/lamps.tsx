import { useId } from 'react';
import { art } from './colors.ts';
import { type Position, toTransform } from './position.ts';

/** A pendant lamp in the shape of a bell. `y` is its lower edge. The cable ends above the picture. */
export function Pendant(position: Position) {
  return (
    <g transform={toTransform(position)}>
      <path d="M0-56V-2000" stroke={art.steel} strokeWidth="3" />
      <circle cx="0" cy="-1" r="10" fill={art.sun} />
      <rect x="-7" y="-66" width="14" height="14" rx="4" fill={art.ink} />
      <path
        d="M-7-56H7C26-52 36-32 38-10C43-9 46-6 46-1H-46C-46-6-43-9-38-10C-36-32-26-52-7-56Z"
        fill={art.brass}
      />
      <path d="M7-56C26-52 36-32 38-10C43-9 46-6 46-1H20C24-24 20-44 7-56Z" fill={art.shade} />
      <path d="M-28-14C-26-28-20-38-11-43L-8-39C-15-34-20-26-21-14Z" fill={art.shine} />
    </g>
  );
}

/** The light of a lamp, which fades towards the floor. Its top edge is at the origin. */
export function LampLight(position: Position) {
  const id = useId();
  return (
    <g transform={toTransform(position)}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={art.glow} />
        <stop offset="1" stopColor={art.glow} stopOpacity="0" />
      </linearGradient>
      <path d="M-38 0H38L130 300H-130Z" fill={`url(#${id})`} />
    </g>
  );
}

/** A floor lamp with a cloth lampshade. */
export function FloorLamp(position: Position) {
  return (
    <g transform={toTransform(position)}>
      <LampLight x={0} y={-146} scale={0.55} />
      <rect x="-3.5" y="-160" width="7" height="158" fill={art.steel} />
      <path d="M-40 0C-40-14 40-14 40 0Z" fill={art.steel} />
      <path d="M8-10C28-9 40-6 40 0H16C16-4 12-8 8-10Z" fill={art.shade} />
      <path d="M-32-224H32L58-146C40-138-40-138-58-146Z" fill={art.cream} />
      <path d="M-32-224H32L58-146C40-138-40-138-58-146Z" fill={art.glow} />
      <path d="M12-224H32L58-146C50-142 38-141 26-140Z" fill={art.shade} />
      <path d="M-58-146C-40-138 40-138 58-146L56-153C38-146-38-146-56-153Z" fill={art.brass} />
    </g>
  );
}
