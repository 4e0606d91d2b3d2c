import type { ReactNode } from 'react';

const brass = 'var(--fd-brass)';
const line = 'var(--fd-line)';
const soft = 'var(--fd-primary-soft)';

const ground = <path d="M16 108h128" stroke={line} />;

const bell = (
  <>
    <path d="M84 96a22 22 0 0 1 44 0z" fill={soft} stroke={brass} />
    <path d="M106 74v-6M101 66h10" stroke={brass} />
    <path d="M80 102h52" />
  </>
);

/** Our line drawings, in the skin's colours. */
export const drawings = {
  /** A tidy desk: nothing waits. */
  desk: (
    <>
      {ground}
      <path d="M30 34h36v58H30z" fill={soft} />
      <path d="M38 48h20M38 58h20M38 68h12" />
      <path d="m38 80 4 4 8-8" stroke={brass} />
      {bell}
    </>
  ),
  /** A magnifier over an empty sheet. */
  search: (
    <>
      {ground}
      <path d="M40 26h52v74H40z" fill={soft} />
      <path d="M50 42h32M50 54h20" stroke={line} />
      <circle cx="96" cy="68" r="20" stroke={brass} fill="var(--fd-surface)" />
      <path d="m111 83 14 15" stroke={brass} strokeWidth="3" />
    </>
  ),
  /** A wastepaper basket with nothing in it. */
  bin: (
    <>
      {ground}
      <path d="m54 46 6 56h40l6-56" fill={soft} />
      <path d="M48 46h64M70 58l3 32M90 58l-3 32M80 58v32" />
      <path d="M96 22c8 0 14 4 14 10" stroke={brass} strokeDasharray="2 6" />
    </>
  ),
  /** A shopping basket with nothing in it. */
  basket: (
    <>
      {ground}
      <path d="M44 56h72l-8 48H52z" fill={soft} />
      <path d="M38 56h84M66 70v22M80 70v22M94 70v22" />
      <path d="m58 54 14-26M102 54 88 28" stroke={brass} />
    </>
  ),
  /** A signpost whose arms say nothing. */
  lost: (
    <>
      {ground}
      <path d="M80 24v84" stroke={brass} />
      <path d="M80 30h38l9 9-9 9H80z" fill={soft} />
      <path d="M80 56H46l-9 9 9 9h34z" fill={soft} />
      <path d="M64 108c4-8 28-8 32 0" stroke={brass} />
    </>
  ),
  /** A plug pulled out of its socket. */
  unplugged: (
    <>
      {ground}
      <path d="M26 70h26" />
      <path d="M52 56h16v28H52z" fill={soft} />
      <path d="M68 63h10M68 77h10" stroke={brass} />
      <path d="M100 56h16v28h-16zM116 70h22" fill={soft} />
      <path d="m86 44 4 8M96 42v9M80 52l7 4" stroke={brass} />
    </>
  ),
  /** A bell that does not ring. */
  broken: (
    <>
      {ground}
      <path d="M46 96a34 34 0 0 1 68 0z" fill={soft} />
      <path d="M80 62v-8M73 52h14" stroke={brass} />
      <path d="m84 66-8 10 10 6-6 12" stroke={brass} />
      <path d="M40 102h80" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Drawing = keyof typeof drawings;
