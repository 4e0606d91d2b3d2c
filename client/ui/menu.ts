import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Of the label, where it is not the viewer's. */
  lang?: string;
  /** Stands where a choice is made: chosen or not. */
  isChosen?: boolean;
  onClick?: () => void;
  to?: To;
  /** What the router remembers with the address. */
  state?: string;
}

export interface MenuGroup {
  key: string;
  label?: string;
  /** `one`: the items exclude each other. `any`: each is on or off. Without it, they are acts. */
  choice?: 'one' | 'any';
  items: MenuItem[];
}
