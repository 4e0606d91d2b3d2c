import type { ReactNode } from 'react';
import type { ExportedValue } from './exportedLines.ts';

export interface Column<Row, Sort extends string = string> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Under which name the server sorts by it; without it, the column cannot be sorted. */
  sortBy?: Sort;
  /** The first click sorts downwards: the newest, the largest. */
  isDescendingFirst?: boolean;
  /** `end` for numbers. */
  align?: 'end';
  /** Texts of several lines; a cell keeps to one otherwise. */
  isWrapping?: boolean;
  /** Whether the viewer may hide it; the first column always stays. */
  isHideable?: boolean;
  /** Hidden until the viewer asks for it. */
  isHiddenAtFirst?: boolean;
  /** The value in exported files. A column without it is not exported. */
  csv?: (row: Row) => ExportedValue;
}

export type Density = 'normal' | 'compact';

/** What a table knows of one row beside its cells. */
export interface RowParts<Row> {
  /** What a row is called, where it has to be said. */
  rowName: (row: Row) => string;
  /** Buttons and a menu at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** What a row shows when it is opened out. */
  rowDetails?: (row: Row) => ReactNode;
}
