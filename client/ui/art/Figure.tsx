import type { ReactNode } from 'react';
import { art } from './colors.ts';
import { Head, type Look } from './Head.tsx';

interface ArmProps {
  /** The SVG path of the sleeve, from the shoulder at about (30, 62) to the wrist. */
  d: string;
  /** The SVG path of the hand, which begins where the sleeve ends. */
  hand: string;
  color: string;
  skin: string;
  /** Whether the arm is on the side away from the light. */
  isShaded?: boolean;
}

/** An arm in a sleeve. */
export function Arm({ d, hand, color, skin, isShaded }: ArmProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={hand} stroke={skin} strokeWidth="14" />
      <path d={d} stroke={color} strokeWidth="20" />
      {isShaded && <path d={d} stroke={art.shade} strokeWidth="20" />}
    </g>
  );
}

interface BustProps extends Look {
  clothes: string;
  turn?: number;
  tilt?: number;
}

/** The upper body of a person at a desk. It ends 112 below the centre of the face. */
export function Bust({ clothes, turn, tilt, ...look }: BustProps) {
  return (
    <>
      <path
        d="M-46 112C-48 94-47 74-43 59C-40 47-28 41-13 37H13C28 41 40 47 43 59C47 74 48 94 46 112Z"
        fill={clothes}
      />
      <path d="M24 60C30 78 34 96 35 112H46C48 94 47 74 43 59Z" fill={art.shade} />
      <Head turn={turn} tilt={tilt} {...look} />
    </>
  );
}

interface FigureProps extends BustProps {
  trousers?: string;
  shoes?: string;
  /** The parts behind the body. */
  behind?: ReactNode;
  /** The parts in front of the body. */
  children?: ReactNode;
}

/** A standing person. The origin is the centre of the face; the soles are 318 below it. */
export function Figure({
  clothes,
  trousers = art.ink,
  shoes = art.clay,
  turn = -6,
  tilt,
  behind,
  children,
  ...look
}: FigureProps) {
  const isCollarVisible = look.hair !== 'scarf';

  return (
    <>
      {behind}
      <g transform={turn > 0 ? 'scale(-1 1)' : undefined}>
        <path d="M14 294H30V306H14ZM-28 294H-11V306H-28Z" fill={look.skin} />
        <path d="M12 304H32V314A4 4 0 0 1 28 318H-4C-5 310 6 309 12 304Z" fill={shoes} />
        <path d="M-2 160H36C41 200 39 246 34 298H11L0 205Z" fill={trousers} />
        <path d="M-2 160H36C41 200 39 246 34 298H11L0 205Z" fill={art.shade} />
        <path d="M-30 304H-10V314A4 4 0 0 1-14 318H-46C-47 310-36 309-30 304Z" fill={shoes} />
        <path
          d="M-37 160H30C26 190 14 200 8 210L-8 298H-31C-38 250-40 200-37 160Z"
          fill={trousers}
        />
        <path d="M-47 315H-10M-5 315H32" stroke={art.paper} strokeWidth="4" strokeLinecap="round" />
      </g>
      <path
        d="M-13 37C-28 41-37 47-39 62C-41 100-39 130-38 164C-20 170 20 170 37 164C39 130 41 100 39 62C37 47 28 41 13 37Z"
        fill={clothes}
      />
      <path d="M-38 155V164C-20 170 20 170 37 164V155C20 161-20 161-38 155Z" fill={art.shade} />
      <Head turn={turn} tilt={tilt} {...look} />
      {isCollarVisible && (
        <path d="M-13 36C-10 45 10 45 13 36L17 39C12 53-12 53-17 39Z" fill={clothes} />
      )}
      {isCollarVisible && (
        <path d="M-13 36C-10 45 10 45 13 36L17 39C12 53-12 53-17 39Z" fill={art.shade} />
      )}
      <path d="M20 76C29 92 33 112 36 132L37 156C39 126 40 98 37 72Z" fill={art.shade} />
      {children}
    </>
  );
}
