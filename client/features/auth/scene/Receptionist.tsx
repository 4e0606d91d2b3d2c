import type { ReactNode } from 'react';
import { art } from '../../../ui/art/colors.ts';
import { Head } from '../../../ui/art/Head.tsx';

/** The objects that the receptionist hands over. The origin is the hand. */
const deskItems = {
  key: (
    <>
      <circle cx="0" cy="13" r="8" fill="none" stroke={art.steel} strokeWidth="2.6" />
      <path d="M-2.5 34H2.5V52H10V58H6V63H-2.5Z" fill={art.brass} />
      <circle cx="0" cy="28" r="9.5" fill={art.brass} />
      <path d="M6 20.5A9.5 9.5 0 0 1 2.5 37V63H6V58H10V52H2.5V36Z" fill={art.shade} />
      <circle cx="0" cy="26.5" r="3" fill={art.wall} />
    </>
  ),
  badge: (
    <>
      <path d="M-2 4L-5 18M4 4L5 18" stroke={art.primary} strokeWidth="3.5" />
      <rect x="-17" y="16" width="34" height="46" rx="5" fill={art.paper} />
      <path d="M-17 21A5 5 0 0 1-12 16H12A5 5 0 0 1 17 21V26H-17Z" fill={art.primary} />
      <circle cx="0" cy="36" r="5.5" fill={art.brass} />
      <path d="M-9 51C-9 42 9 42 9 51Z" fill={art.brass} />
      <path d="M-8 56H8" stroke={art.shade} strokeWidth="3" strokeLinecap="round" />
      <path d="M8 26H17V57A5 5 0 0 1 12 62H8Z" fill={art.shade} />
    </>
  ),
  letter: (
    <g transform="rotate(8)">
      <rect x="-14" y="4" width="62" height="42" rx="4" fill={art.cream} />
      <path d="M-14 42L17 22L48 42A4 4 0 0 1 44 46H-10A4 4 0 0 1-14 42Z" fill={art.shade} />
      <path d="M-14 8A4 4 0 0 1-10 4H44A4 4 0 0 1 48 8L21 29C18 31 16 31 13 29Z" fill={art.cream} />
      <path d="M-14 8A4 4 0 0 1-10 4H44A4 4 0 0 1 48 8L21 29C18 31 16 31 13 29Z" fill={art.shine} />
      <circle cx="17" cy="28" r="6" fill={art.clay} />
    </g>
  ),
  lock: (
    <>
      <path d="M-10 34V18A10 10 0 0 1 10 18V34" fill="none" stroke={art.steel} strokeWidth="5.5" />
      <rect x="-18" y="30" width="36" height="31" rx="7" fill={art.brass} />
      <path d="M6 30H11A7 7 0 0 1 18 37V54A7 7 0 0 1 11 61H6Z" fill={art.shade} />
      <circle cx="0" cy="43" r="4" fill={art.ink} />
      <path d="M0 44V52" stroke={art.ink} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The name of an object that the receptionist hands over. */
export type DeskItem = keyof typeof deskItems;

/** A receptionist who hands over an object. */
export function Receptionist({ item }: { item: DeskItem }) {
  return (
    <g transform="translate(331 246) scale(1.2)">
      <path
        d="M-46 130C-49 98-47 74-43 59C-40 47-28 41-13 37C-10 45 10 45 13 37C28 41 40 47 43 59C47 74 49 98 46 130Z"
        fill={art.clay}
      />
      <path d="M-13 37H13L18 42L3 96V130H-3V96L-18 42Z" fill={art.paper} />
      <path
        d="M-13 36L-27 47L-18 56L-23 62L-2 110L-1 130H1L2 110L23 62L18 56L27 47L13 36C14 52 8 78 0 92C-8 78-14 52-13 36Z"
        fill={art.shade}
      />
      <Head turn={4} skin={art.skinDeep} hair="afro" hairColor={art.hairDark} />
      <path d="M-19 12V16" stroke={art.brass} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M32 60L62 98L102 60"
        fill="none"
        stroke={art.clay}
        strokeWidth="23"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M34 78C42 90 50 102 58 108C64 111 70 107 74 103L88 90C76 94 64 90 58 84C50 76 44 68 42 62Z"
        fill={art.shade}
      />
      <path d="M100 62L110 52.5" stroke={art.paper} strokeWidth="21" />
      <g transform="translate(118 45)">
        {deskItems[item]}
        <circle cx="0" cy="0" r="10" fill={art.skinDeep} />
        <path d="M-8-4L2-12" stroke={art.skinDeep} strokeWidth="7" strokeLinecap="round" />
        <path
          d="M0 5.5C4 6 7 5 9 3M1 1C5 1.5 8 .5 9.5-1"
          stroke={art.shade}
          strokeWidth="1.8"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M-33 60C-44 80-50 98-50 118"
        fill="none"
        stroke={art.clay}
        strokeWidth="23"
        strokeLinecap="round"
      />
      <path d="M-26 76C-31 92-36 108-38 130H-32C-31 110-28 92-26 76Z" fill={art.shade} />
    </g>
  );
}
