import { art } from './colors.ts';
import { type Position, toTransform } from './position.ts';

const leaf = 'M0 0C-15-12-15-34 0-48C15-34 15-12 0 0Z';
const leaves = [
  [0, -104, -4, 1.2],
  [-10, -102, -60, 1],
  [9, -100, 56, 1],
  [34, -68, 78, 1],
  [30, -70, 24, 1.05],
  [-32, -84, -84, 1],
  [-28, -86, -28, 1.05],
  [3, -44, 62, 0.8],
  [-3, -36, -66, 0.8],
] as const;

/** A fig tree in a pot. */
export function FigTree(position: Position) {
  return (
    <g transform={toTransform(position)}>
      <path
        d="M-2-44C-3-70 1-92 0-104M0-64C10-70 24-72 32-70M0-80C-14-84-22-86-30-86"
        fill="none"
        stroke={art.wood}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {leaves.map(([x, y, turn, size], index) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d={leaf} fill={art.leaf} />
          <path d="M0 0C15-12 15-34 0-48Z" fill={index % 2 ? art.shine : art.shade} />
        </g>
      ))}
      <path d="M-40-50H40L32 0C18 4-18 4-32 0Z" fill={art.clay} />
      <path d="M12-50H40L32 0C26 2 18 3 10 3Z" fill={art.shade} />
      <rect x="-44" y="-56" width="88" height="14" rx="5" fill={art.clay} />
      <rect x="-44" y="-46" width="88" height="4" rx="2" fill={art.shade} />
    </g>
  );
}
