import type { ReactNode } from 'react';

const soft = 'var(--fd-primary-soft)';
const surface = 'var(--fd-surface)';
const brass = 'var(--fd-brass)';
const brassSoft = 'var(--fd-brass-soft)';

export const drawings = {
  /** A rope before a door. */
  closed: (
    <>
      <path d="M84 146V30a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v116z" fill={soft} />
      <circle cx="142" cy="88" r="4" fill={surface} />
      <path d="M40 146h32M56 146V84M168 146h32M184 146V84" stroke={brass} />
      <circle cx="56" cy="78" r="6" fill={brassSoft} stroke={brass} />
      <circle cx="184" cy="78" r="6" fill={brassSoft} stroke={brass} />
      <path d="M58 92c22 34 102 34 124 0" stroke={brass} />
    </>
  ),
  /** A lamp whose cable is torn. */
  torn: (
    <>
      <path d="M88 146h64M120 146V96" />
      <path d="M96 96h48l-12-40h-24z" fill={soft} />
      <path d="M152 146c24 0 18-24 38-24M204 108c-6 6-8 8-14 14M200 126l10 6M192 108l4-10" />
      <path d="m40 60 12 10-10 8 14 12M64 40l6 12" stroke={brass} />
      <path d="M112 72h16" stroke={brass} />
    </>
  ),
  /** A desk being put together. */
  works: (
    <>
      <path d="M48 92h144v12H48z" fill={soft} />
      <path d="M64 104v42M176 104v42" />
      <path d="M176 104v20h-56v-20" fill={surface} />
      <path d="M140 114h16" />
      <path d="M92 92V60M80 60h24l-4-14H84z" fill={brassSoft} stroke={brass} />
      <path d="m140 84 34-34M170 38a14 14 0 0 1 16 16l-8-2-6 6-8-2-2-8 6-6z" stroke={brass} />
      <path d="M40 146h40M160 146h40" />
    </>
  ),
  /** A bell under a cloth, about to be shown. */
  veiled: (
    <>
      <path d="M60 126h120v20H60z" fill={soft} />
      <path
        d="M82 126c0-26 14-34 18-58 2-12 10-20 20-20s18 8 20 20c4 24 18 32 18 58-10-6-16 4-24-2-8-6-20-6-28 0-8 6-14-4-24 2z"
        fill={surface}
      />
      <path d="M112 70c-2 20-8 26-8 40M130 74c2 16 6 24 6 34" opacity="0.5" />
      <path d="M120 30V16M96 38l-8-12M144 38l8-12" stroke={brass} />
      <path
        d="M172 88l4 8 8 4-8 4-4 8-4-8-8-4 8-4zM62 66l3 6 6 3-6 3-3 6-3-6-6-3 6-3z"
        fill={brassSoft}
        stroke={brass}
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Drawing = keyof typeof drawings;
