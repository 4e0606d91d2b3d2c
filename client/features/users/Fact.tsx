import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** One line of what is known; a dash where nothing is. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
