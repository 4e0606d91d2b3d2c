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
import { MenuButton } from '../../ui/MenuButton.tsx';
import { download, toCsv } from '../../ui/table/csv.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Employee } from './employees.ts';
import { Printout } from './Printout.tsx';
import type { EmployeeColumn } from './useColumns.tsx';

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
  load: () => Promise<Employee[]>;
}

/** Exports rows to the printer, to a file or to the clipboard. */
export function ExportMenu({ columns, load }: ExportMenuProps) {
  const { t } = useTranslation('datatables');
  const { dir } = useDirection();
  const [printed, setPrinted] = useState<Employee[]>();
  const title = t('register');
  const name = `${title} ${new Date().toLocaleDateString('sv')}`;

  const formats: Record<Format, (rows: Employee[]) => unknown> = {
    print: setPrinted,
    csv: (rows) => download(`${name}.csv`, toCsv(columns, rows)),
    async excel(rows) {
      const { toXlsx } = await import('../../ui/table/xlsx.ts');
      download(`${name}.xlsx`, await toXlsx(columns, rows, { isRightToLeft: dir === 'rtl' }));
    },
    async pdf(rows) {
      const { createTablePdf } = await import('../../ui/table/createTablePdf.ts');
      const file = await createTablePdf(title, columns, rows);
      if (file) download(`${name}.pdf`, file);
      return file !== null;
    },
    async copy(rows) {
      const { formatTsv } = await import('./formatTsv.ts');
      await navigator.clipboard.writeText(formatTsv(columns, rows));
    },
  };

  async function exportAs(format: Format) {
    try {
      const rows = await load();
      const isExported = await formats[format](rows);
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

  /** Offers the print dialog, which has fonts for all scripts. */
  function offerPrint(rows: Employee[]) {
    void showToast({
      kind: 'danger',
      message: t('export.noGlyphs'),
      action: { label: t('export.print'), run: () => setPrinted(rows) },
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
