import type { ReactNode } from 'react';

const soft = 'var(--fd-primary-soft)';
const brass = 'var(--fd-brass)';
const brassSoft = 'var(--fd-brass-soft)';

/** What is handed over the desk: a key, a badge, a letter, a lock. */
const things = {
  key: (
    <>
      <circle cx="222" cy="196" r="20" stroke={brass} fill={brassSoft} />
      <circle cx="222" cy="196" r="6" stroke={brass} />
      <path d="M242 196h52v14M278 196v10" stroke={brass} />
    </>
  ),
  badge: (
    <>
      <path d="M236 120v38M276 120v38" stroke={brass} />
      <rect x="216" y="158" width="80" height="58" rx="8" stroke={brass} fill={brassSoft} />
      <circle cx="240" cy="182" r="9" stroke={brass} />
      <path d="M228 204c3-8 21-8 24 0M266 178h18M266 192h12" stroke={brass} />
    </>
  ),
  letter: (
    <>
      <rect x="210" y="158" width="92" height="58" rx="8" stroke={brass} fill={brassSoft} />
      <path d="m214 164 42 30 42-30" stroke={brass} />
    </>
  ),
  lock: (
    <>
      <rect x="222" y="172" width="66" height="46" rx="8" stroke={brass} fill={brassSoft} />
      <path d="M236 172v-14a19 19 0 0 1 38 0v14M255 190v10" stroke={brass} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DeskThing = keyof typeof things;

/** A front desk in two tones, which follow the skin. */
export function DeskDrawing({ thing }: { thing: DeskThing }) {
  return (
    <svg
      viewBox="0 0 520 380"
      fill="none"
      stroke="var(--fd-primary)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="260" cy="346" rx="230" ry="16" fill={soft} stroke="none" />
      <circle cx="260" cy="150" r="128" fill={soft} stroke="none" />
      <path d="M132 60h256M132 60v14M388 60v14M260 22v38" />
      <path d="M104 236h312v24H104z" fill="var(--fd-surface)" />
      <path d="M122 260h276v80H122z" fill="var(--fd-surface)" />
      <path d="M150 282h220M150 304h220M150 326h120" opacity="0.5" />
      <path d="M340 218a30 30 0 0 1 60 0z" fill={brassSoft} stroke={brass} />
      <path d="M370 188v-9M362 178h16M336 224h68" stroke={brass} />
      <path d="M118 236v-86M118 150l36-26M100 236h36" />
      <path d="m140 112 34 22-16 18-28-24z" fill="var(--fd-surface)" />
      <path d="M442 344v-58M426 344h32l4-32h-40z" fill="var(--fd-surface)" />
      <path
        d="M442 290c-26-4-30-34-26-48 18 6 28 24 26 48zM442 290c22-8 28-34 22-52-16 8-26 28-22 52z"
        fill={soft}
      />
      {things[thing]}
    </svg>
  );
}
