import type { ReactNode } from 'react';

/** An entry of the palette or of the bookmark box. */
export interface FinderOption {
  key: string;
  label: string;
  /** The second line. */
  note?: string;
  icon: ReactNode;
  lang?: string;
  /** The path that it opens. */
  to?: string;
  run?: () => unknown;
  /** Whether the list stays open when it is selected. */
  isStaying?: boolean;
  bookmark?: { isOn: boolean; toggle: () => void };
}

export interface FinderGroup {
  key: string;
  label: string;
  options: FinderOption[];
}
