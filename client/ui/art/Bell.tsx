import { art } from './colors.ts';
import { type Position, toTransform } from './position.ts';

/** The desk bell of the logo. */
export function Bell(position: Position) {
  return (
    <g transform={toTransform(position)}>
      <rect x="-4" y="-37" width="8" height="8" fill={art.brass} />
      <rect x="-8" y="-41" width="16" height="6" rx="3" fill={art.brass} />
      <path d="M-25-6C-25-22-14-32 0-32S25-22 25-6Z" fill={art.brass} />
      <path d="M8-31C19-27 25-18 25-6H13C14-16 13-25 8-31Z" fill={art.shade} />
      <path d="M-18-11C-17-19-13-24-7-27L-4-24C-9-21-12-17-12.5-11Z" fill={art.shine} />
      <rect x="-30" y="-7" width="60" height="7" rx="3.5" fill={art.ink} />
    </g>
  );
}
