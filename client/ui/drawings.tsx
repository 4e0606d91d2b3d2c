import type { ReactNode } from 'react';
import { art } from './art/colors.ts';

/** Drawings of 160 by 120 for empty states, with the baseline at 106. */
export const drawings = {
  /** An empty desk. */
  desk: (
    <>
      <path d="M34 96L30 106M126 96L130 106" stroke={art.wood} strokeWidth="6" />
      <rect x="18" y="88" width="124" height="10" rx="5" fill={art.wood} />
      <path d="M18 93H142A5 5 0 0 1 137 98H23A5 5 0 0 1 18 93Z" fill={art.shade} />
      <rect x="34" y="28" width="46" height="60" rx="5" fill={art.paper} />
      <path d="M68 28H75A5 5 0 0 1 80 33V83A5 5 0 0 1 75 88H68Z" fill={art.shade} />
      <path d="M43 40H60" stroke={art.primary} strokeWidth="5" />
      <path d="M43 51H64M43 61H54" stroke={art.shade} strokeWidth="4" />
      <circle cx="75" cy="74" r="12" fill={art.leaf} />
      <path d="M69 74L74 79L82 70" stroke={art.paper} strokeWidth="4" />
      <path d="M112 57V52M108 50H116" stroke={art.brass} strokeWidth="5" />
      <path d="M90 82C90 65 100 56 112 56S134 65 134 82Z" fill={art.brass} />
      <path d="M118 57C129 60 134 69 134 82H123C124 73 123 64 118 57Z" fill={art.shade} />
      <rect x="86" y="81" width="52" height="7" rx="3.5" fill={art.ink} />
    </>
  ),
  /** A magnifier over an empty sheet. */
  search: (
    <>
      <rect x="40" y="24" width="58" height="82" rx="6" fill={art.paper} />
      <path d="M84 24H92A6 6 0 0 1 98 30V100A6 6 0 0 1 92 106H84Z" fill={art.shade} />
      <path d="M51 38H72" stroke={art.primary} strokeWidth="5" />
      <path d="M51 51H80M51 62H66" stroke={art.shade} strokeWidth="4" />
      <path d="M112 88L124 101" stroke={art.clay} strokeWidth="10" />
      <circle cx="98" cy="70" r="22" fill={art.brass} />
      <circle cx="98" cy="70" r="16" fill={art.sky} />
      <path d="M113 54A22 22 0 0 1 82 86A28 28 0 0 0 113 54Z" fill={art.shade} />
      <path d="M88 68A11 11 0 0 1 97 59" stroke={art.paper} strokeWidth="4" />
    </>
  ),
  /** An empty wastepaper basket. */
  bin: (
    <>
      <path d="M52 42H108L102 100A6 6 0 0 1 96 106H64A6 6 0 0 1 58 100Z" fill={art.primary} />
      <path d="M88 42H108L102 100A6 6 0 0 1 96 106H84Z" fill={art.shade} />
      <path d="M67 56L70 92M80 56V92M93 56L90 92" stroke={art.shine} strokeWidth="5" />
      <rect x="46" y="35" width="68" height="11" rx="5.5" fill={art.ink} />
    </>
  ),
  /** An empty shopping basket. */
  basket: (
    <>
      <path d="M58 56L72 26M102 56L88 26" stroke={art.steel} strokeWidth="6" />
      <path d="M44 58H116L108 100A7 7 0 0 1 101 106H59A7 7 0 0 1 52 100Z" fill={art.clay} />
      <path d="M92 58H116L108 100A7 7 0 0 1 101 106H86Z" fill={art.shade} />
      <path d="M62 72L64 94M80 72V94M98 72L96 94" stroke={art.shine} strokeWidth="5" />
      <rect x="36" y="52" width="88" height="11" rx="5.5" fill={art.brass} />
    </>
  ),
  /** A signpost with blank arms. */
  lost: (
    <>
      <path d="M80 22V104" stroke={art.wood} strokeWidth="8" />
      <path
        d="M70 28H114L128 41L114 54H70A5 5 0 0 1 65 49V33A5 5 0 0 1 70 28Z"
        fill={art.primary}
      />
      <path d="M65 44H125L114 54H70A5 5 0 0 1 65 49Z" fill={art.shade} />
      <path d="M90 60H48L35 73L48 86H90A5 5 0 0 0 95 81V65A5 5 0 0 0 90 60Z" fill={art.brass} />
      <path d="M38 76H95V81A5 5 0 0 1 90 86H48Z" fill={art.shade} />
      <path d="M80 41H108M56 73H80" stroke={art.paper} strokeWidth="5" strokeDasharray="10 9" />
    </>
  ),
  /** A plug beside its socket. */
  unplugged: (
    <>
      <path d="M16 104C16 82 28 76 44 76" stroke={art.ink} strokeWidth="6" />
      <path d="M70 67H82M70 85H82" stroke={art.steel} strokeWidth="6" />
      <path d="M46 58H66A6 6 0 0 1 72 64V88A6 6 0 0 1 66 94H46Z" fill={art.primary} />
      <path d="M46 80H72V88A6 6 0 0 1 66 94H46Z" fill={art.shade} />
      <path d="M142 104C142 82 132 76 122 76" stroke={art.ink} strokeWidth="6" />
      <path d="M102 52H114A8 8 0 0 1 122 60V92A8 8 0 0 1 114 100H102Z" fill={art.clay} />
      <path d="M102 82H122V92A8 8 0 0 1 114 100H102Z" fill={art.shade} />
      <path d="M86 50L82 40M94 46V34M102 42L107 33" stroke={art.brass} strokeWidth="5" />
    </>
  ),
  /** A bell with a crack. */
  broken: (
    <>
      <path d="M80 42V34M73 32H87" stroke={art.brass} strokeWidth="7" />
      <path d="M42 94C42 62 58 40 80 40S118 62 118 94Z" fill={art.brass} />
      <path d="M92 43C108 49 118 68 118 94H100C102 76 100 56 92 43Z" fill={art.shade} />
      <path d="M52 82C54 68 58 60 66 54" stroke={art.shine} strokeWidth="6" />
      <path d="M86 41L76 58L88 68L80 82" stroke={art.ink} strokeWidth="5" />
      <rect x="34" y="93" width="92" height="12" rx="6" fill={art.ink} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Drawing = keyof typeof drawings;
