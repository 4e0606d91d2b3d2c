import type { ReactNode } from 'react';

/** An option of the palette or of the editor of bookmarks. */
export interface SearchOption {
  key: string;
  label: string;
  /** The second line. */
  note?: string;
  icon: ReactNode;
  /** The amount, at the end of the row. */
  amount?: string;
  /** The status or the date, at the end of the row. */
  detail?: string;
  /** The language of the label, if it differs from the language of the page. */
  lang?: string;
  /** The path that the option opens. An option has either `to` or `run`. */
  to?: string;
  run?: () => unknown;
  /** Whether the list stays open after the option has been selected. */
  shouldStayOpen?: boolean;
  /** The state of the bookmark, and a function that adds or removes the bookmark. */
  bookmark?: { isOn: boolean; toggle: () => void };
}

/** A group of options with a heading. */
export interface SearchOptionGroup {
  key: string;
  label: string;
  options: SearchOption[];
}
