import type { ReactNode } from 'react';

/** One thing that a finder offers. */
export interface FinderOption {
  key: string;
  label: string;
  /** Said more quietly under or beside the label. */
  note?: string;
  icon: ReactNode;
  lang?: string;
  /** Where it leads in the product. */
  to?: string;
  run?: () => unknown;
  /** Choosing it does not close the finder. */
  isStaying?: boolean;
  bookmark?: { isOn: boolean; toggle: () => void };
}

export interface FinderGroup {
  key: string;
  label: string;
  options: FinderOption[];
}
