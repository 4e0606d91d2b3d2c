import { useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../data/storage.ts';
import type { Column, Density } from './column.ts';

interface View {
  /** Whether a column is hidden, by its id. Only has columns that the user has shown or hidden. */
  hidden: Record<string, boolean>;
  density: Density;
}

/** Returns the visible columns and the density of a table, which are stored on this device. */
export function useTableView<Row, Sort extends string>(id: string, columns: Column<Row, Sort>[]) {
  const storageKey = storageKeys.tableView(id);
  const [view, setView] = useState(() => readStoredView(storageKey));
  const isHidden = (column: Column<Row, Sort>) =>
    isHideable(column) && (view.hidden[column.id] ?? column.isHiddenByDefault ?? false);
  const isHideable = (column: Column<Row, Sort>) =>
    column !== columns[0] && column.isHideable !== false;

  function change(changes: Partial<View>) {
    const next = { ...view, ...changes };
    setView(next);
    writeStored(storageKey, next);
  }

  return {
    density: view.density,
    visible: columns.filter((column) => !isHidden(column)),
    setDensity: (density: Density) => change({ density }),
    /** The entries of the column menu. */
    choices: columns.filter(isHideable).map((column) => ({
      key: column.id,
      label: column.title,
      isChosen: !isHidden(column),
      onClick: () => change({ hidden: { ...view.hidden, [column.id]: !isHidden(column) } }),
    })),
  };
}

export type TableView = Pick<ReturnType<typeof useTableView>, 'density' | 'setDensity' | 'choices'>;

function readStoredView(storageKey: string): View {
  const { hidden, density } = Object(readStored(storageKey));
  return { hidden: Object(hidden), density: density === 'compact' ? 'compact' : 'normal' };
}
