import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A label with its value, or a dash if it is empty. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
