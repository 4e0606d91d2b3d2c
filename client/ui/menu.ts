import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The language of the label, if it differs from the page. */
  lang?: string;
  /** Whether a choice is selected. */
  isChosen?: boolean;
  onClick?: () => void;
  to?: To;
  /** The history state of the navigation. */
  state?: string;
}

export interface MenuGroup {
  key: string;
  label?: string;
  /** `one`: radio items. `any`: checkbox items. Without it, the items are actions. */
  choice?: 'one' | 'any';
  items: MenuItem[];
}
