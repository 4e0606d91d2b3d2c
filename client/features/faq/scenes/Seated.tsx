import type { ReactNode } from 'react';
import { Armchair } from '../../../ui/art/Armchair.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Head, type Look } from '../../../ui/art/Head.tsx';

interface SeatedProps extends Look {
  clothes: string;
  chair: string;
  turn?: number;
  tilt?: number;
  /** The parts in front of the body. */
  children: ReactNode;
}

/** A person in an armchair. The origin is the centre of the face. The shoes end 262 below the origin. */
export function Seated({ clothes, chair, turn, tilt, children, ...look }: SeatedProps) {
  return (
    <>
      <ellipse cx="0" cy="262" rx="136" ry="8" fill={art.shade} />
      <Armchair x={0} y={258} scale={1.22} color={chair} />
      <path
        d="M-44 166C-46 120-46 80-42 60C-39 47-28 41-13 37C-10 45 10 45 13 37C28 41 39 47 42 60C46 80 46 120 44 166Z"
        fill={clothes}
      />
      <path d="M22 58C30 90 34 120 34 166H44C46 120 46 80 42 60Z" fill={art.shade} />
      <Head turn={turn} tilt={tilt} {...look} />
      <path d="M-24 248V258M26 248V258" stroke={look.skin} strokeWidth="16" />
      <g strokeWidth="31" strokeLinecap="round">
        <path d="M18 166L30 180L27 236" stroke={art.ink} />
        <path d="M18 166L30 180L27 236" stroke={art.shade} />
        <path d="M-18 166L-30 180L-26 236" stroke={art.ink} />
      </g>
      <path
        d="M-44 262C-44 252-34 248-26 248S-10 252-10 262ZM10 262C10 252 18 248 26 248S44 252 44 262Z"
        fill={art.paper}
      />
      {children}
    </>
  );
}
