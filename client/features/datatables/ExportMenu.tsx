import { useDirection } from '@mantine/core';
import {
  type Icon,
  IconCopy,
  IconDownload,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconPrinter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getToday } from '../../data/clock.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { formatLines, toCsv } from '../../ui/table/csv.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Employee } from './employees.ts';
import { Printout } from './Printout.tsx';
import { type EmployeeColumn, useColumns } from './useColumns.tsx';

const icons = {
  print: IconPrinter,
  csv: IconFileText,
  excel: IconFileSpreadsheet,
  pdf: IconFileTypePdf,
  copy: IconCopy,
};

type Format = keyof typeof icons;

interface ExportMenuProps {
  columns: EmployeeColumn[];
  /** Loads the rows to export, which may be on many pages. */
  loadRows: () => Promise<Employee[]>;
}

/** A menu that prints rows, downloads them as a file, or copies them to the clipboard. */
export function ExportMenu({ columns: shownColumns, loadRows }: ExportMenuProps) {
  const { t } = useTranslation('datatables');
  const { dir } = useDirection();
  const { name, post } = useColumns();
  // A column with the name and the post becomes two columns in a file.
  const columns = shownColumns.flatMap((column): EmployeeColumn[] =>
    column.id === 'person' ? [name, post] : [column],
  );
  const [printedRows, setPrintedRows] = useState<Employee[]>();
  const title = t('register');
  const fileName = `${title} ${getToday()}`;

  /** The functions that export rows. They return `false` if the PDF font lacks characters. */
  const exporters: Record<Format, (rows: Employee[]) => unknown> = {
    print: setPrintedRows,
    csv: (rows) => saveFile(`${fileName}.csv`, toCsv(columns, rows)),
    async excel(rows) {
      const { toXlsx } = await import('../../ui/table/xlsx.ts');
      saveFile(`${fileName}.xlsx`, await toXlsx(columns, rows, { isRightToLeft: dir === 'rtl' }));
    },
    async pdf(rows) {
      const { createTablePdf } = await import('../../ui/table/createTablePdf.ts');
      const file = await createTablePdf(title, columns, rows);
      if (file) saveFile(`${fileName}.pdf`, file);
      return file !== null;
    },
    copy: (rows) => navigator.clipboard.writeText(formatLines(columns, rows, '\t')),
  };

  async function exportAs(format: Format) {
    try {
      const rows = await loadRows();
      const isExported = await exporters[format](rows);
      if (format === 'print') return;
      if (isExported === false) return offerPrint(rows);
      const message = t(format === 'copy' ? 'export.copied' : 'export.done', {
        count: rows.length,
      });
      void showToast({ kind: 'success', message });
    } catch {
      void showToast({ kind: 'danger', message: t('export.failed') });
    }
  }

  /** Offers to print the rows, because the browser has fonts for all scripts. */
  function offerPrint(rows: Employee[]) {
    void showToast({
      kind: 'danger',
      message: t('export.noGlyphs'),
      action: { label: t('export.print'), run: () => setPrintedRows(rows) },
    });
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
            key: 'formats',
            items: (Object.entries(icons) as [Format, Icon][]).map(([format, FormatIcon]) => ({
              key: format,
              label: t(`export.${format}`),
              icon: <FormatIcon size={16} stroke={1.7} aria-hidden />,
              onClick: () => void exportAs(format),
            })),
          },
        ]}
      />
      {printedRows && (
        <Printout
          title={title}
          columns={columns}
          rows={printedRows}
          onDone={() => setPrintedRows(undefined)}
        />
      )}
    </>
  );
}
