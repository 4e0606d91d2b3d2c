import type { ReactNode } from 'react';

interface LabeledValueProps {
  label: string;
  children: ReactNode;
}

/** A label and its value in a `<dl>`. An empty value is a dash. */
export function LabeledValue({ label, children }: LabeledValueProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
