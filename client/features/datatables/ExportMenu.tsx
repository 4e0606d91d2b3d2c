import {
  IconCopy,
  IconDownload,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconPrinter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { csvOf, download } from '../../ui/table/csv.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Employee } from './employees.ts';
import { Printout } from './Printout.tsx';
import type { EmployeeColumn } from './useColumns.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

const ways = [
  ['print', IconPrinter],
  ['csv', IconFileText],
  ['excel', IconFileSpreadsheet],
  ['pdf', IconFileTypePdf],
  ['copy', IconCopy],
] as const;

interface ExportMenuProps {
  columns: EmployeeColumn[];
  /** The rows to take along, which may be on many pages. */
  load: () => Promise<Employee[]>;
}

/** Takes rows out of the product: on paper, in a file, or in the clipboard. */
export function ExportMenu({ columns, load }: ExportMenuProps) {
  const { t } = useTranslation('datatables');
  const [printed, setPrinted] = useState<Employee[]>();
  const title = t('register');
  const name = `${title} ${new Date().toLocaleDateString('sv')}`;

  const give: Record<(typeof ways)[number][0], (rows: Employee[]) => unknown> = {
    print: setPrinted,
    csv: (rows) => download(`${name}.csv`, csvOf(columns, rows)),
    async excel(rows) {
      const { xlsxOf, xlsxType } = await import('../../ui/table/xlsx.ts');
      download(`${name}.xlsx`, xlsxOf(columns, rows), xlsxType);
    },
    async pdf(rows) {
      const { tablePdf } = await import('../../ui/table/tablePdf.ts');
      download(`${name}.pdf`, tablePdf(title, columns, rows), 'application/pdf');
    },
    async copy(rows) {
      const { tabbed } = await import('./tabbed.ts');
      await navigator.clipboard.writeText(tabbed(columns, rows));
    },
  };

  async function take(way: keyof typeof give) {
    try {
      const rows = await load();
      await give[way](rows);
      if (way === 'print') return;
      const message = t(way === 'copy' ? 'export.copied' : 'export.done', { count: rows.length });
      void showToast({ kind: 'success', message });
    } catch {
      void showToast({ kind: 'danger', message: t('export.failed') });
    }
  }

  return (
    <>
      <MenuButton
        variant="default"
        size={36}
        label={t('export.open')}
        icon={<IconDownload size={18} stroke={1.7} aria-hidden />}
        text={t('export.open')}
        groups={[
          {
            key: 'ways',
            items: ways.map(([way, Icon]) => ({
              key: way,
              label: t(`export.${way}`),
              icon: <Icon {...icon} />,
              onClick: () => void take(way),
            })),
          },
        ]}
      />
      {printed && (
        <Printout
          title={title}
          columns={columns}
          rows={printed}
          onDone={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}
