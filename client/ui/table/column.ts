import type { ReactNode } from 'react';
import type { ExportedValue } from './exportedLines.ts';

export interface Column<Row, Sort extends string = string> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The sort order of the server. A column without one cannot be sorted. */
  sortBy?: Sort;
  /** Whether the first click sorts in descending order. */
  isDescendingFirst?: boolean;
  /** `end` for numbers. */
  align?: 'end';
  /** Whether texts wrap. By default, a cell has one line. */
  isWrapping?: boolean;
  /** Whether the column can be hidden. This is the default for all columns except the first. */
  isHideable?: boolean;
  /** Whether the column is hidden by default. */
  isHiddenByDefault?: boolean;
  /** Returns the value in exported files. A column without this function is not exported. */
  getExportedValue?: (row: Row) => ExportedValue;
}

export type Density = 'normal' | 'compact';

/** The name, actions and details of a row. */
export interface RowParts<Row> {
  /** Returns the accessible name of a row. */
  getRowName: (row: Row) => string;
  /** Buttons and a menu at the end of a row. */
  renderRowActions?: (row: Row) => ReactNode;
  /** The content of an expanded row. */
  renderRowDetails?: (row: Row) => ReactNode;
}
