import { IconAdjustmentsHorizontal, IconArrowsSort, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getToday } from '../../data/clock.ts';
import { LoadingButton } from '../LoadingButton.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { SearchInput } from '../SearchInput.tsx';
import { saveFile } from '../saveFile.ts';
import { showToast } from '../toasts.ts';
import { toCsv } from './csv.ts';
import classes from './DataTable.module.css';
import type { DataTableProps, TableRecord } from './DataTable.tsx';
import type { TableView } from './useTableView.ts';

type TableToolbarProps<Row extends TableRecord, Sort extends string> = Pick<
  DataTableProps<Row, Sort>,
  'label' | 'columns' | 'table' | 'searchLabel' | 'filters' | 'actions' | 'loadAll'
> & { view: TableView; isNarrow: boolean };

export function TableToolbar<Row extends TableRecord, Sort extends string>({
  table,
  searchLabel,
  filters,
  actions,
  isNarrow,
  ...props
}: TableToolbarProps<Row, Sort>) {
  return (
    <div className={classes.toolbar} data-screen-only>
      {searchLabel && (
        <SearchInput
          className={classes.search}
          label={searchLabel}
          value={table.shown.q}
          onChange={(q) => table.change({ q })}
        />
      )}
      {filters && <div className={classes.filters}>{filters}</div>}
      <div className={classes.tools}>
        {isNarrow && <SortMenu table={table} columns={props.columns} />}
        {props.loadAll && <ExportButton {...props} loadAll={props.loadAll} />}
        <ViewMenu view={props.view} />
        {actions}
      </div>
    </div>
  );
}

function ExportButton<Row extends TableRecord, Sort extends string>({
  label,
  columns,
  loadAll,
}: Pick<DataTableProps<Row, Sort>, 'label' | 'columns'> & { loadAll: () => Promise<Row[]> }) {
  const { t } = useTranslation('app');
  const [isExporting, setExporting] = useState(false);

  async function exportRows() {
    setExporting(true);
    try {
      const rows = await loadAll();
      saveFile(`${label} ${getToday()}.csv`, toCsv(columns, rows));
      void showToast({ kind: 'success', message: t('ui.table.exported', { count: rows.length }) });
    } catch {
      void showToast({ kind: 'danger', message: t('ui.table.exportFailed') });
    }
    setExporting(false);
  }

  return (
    <LoadingButton
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
      aria-label={t('ui.table.export')}
      loading={isExporting}
      onClick={exportRows}
    >
      <span>{t('ui.table.csv')}</span>
    </LoadingButton>
  );
}

function ViewMenu({ view }: { view: TableView }) {
  const { t } = useTranslation('app');
  const densities = (['normal', 'compact'] as const).map((density) => ({
    key: density,
    label: t(`ui.table.density.${density}`),
    isChosen: view.density === density,
    onClick: () => view.setDensity(density),
  }));

  return (
    <MenuButton
      variant="default"
      size={36}
      width={220}
      label={t('ui.table.view')}
      icon={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />}
      groups={[
        { key: 'density', label: t('ui.table.density.label'), choice: 'one', items: densities },
        ...(view.choices.length > 0
          ? [
              {
                key: 'columns',
                label: t('ui.table.columns'),
                choice: 'any' as const,
                items: view.choices,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A menu that sorts cards, which have no column headers. */
function SortMenu<Row extends TableRecord, Sort extends string>({
  table,
  columns,
}: Pick<DataTableProps<Row, Sort>, 'table' | 'columns'>) {
  const { t } = useTranslation('app');
  const items = columns.flatMap(({ sortBy, title }) =>
    sortBy === undefined
      ? []
      : [false, true].map((isDescending) => ({
          key: `${sortBy} ${isDescending}`,
          label: t(isDescending ? 'ui.table.descending' : 'ui.table.ascending', { column: title }),
          isChosen: table.shown.sortBy === sortBy && table.shown.isDescending === isDescending,
          onClick: () => table.change({ sortBy, isDescending }),
        })),
  );

  return items.length === 0 ? null : (
    <MenuButton
      variant="default"
      size={36}
      width={240}
      label={t('ui.table.sort')}
      icon={<IconArrowsSort size={18} stroke={1.7} aria-hidden />}
      groups={[{ key: 'sorts', choice: 'one', items }]}
    />
  );
}
