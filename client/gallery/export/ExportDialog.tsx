import { Button, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/saveFile.ts';
import { toCsv } from '../../ui/table/csv.ts';
import type { ExportedColumn } from '../../ui/table/exportedLines.ts';
import classes from './ExportDialog.module.css';

const separators = { csv: ',', excel: ';', txt: '\t' } as const;
type Format = keyof typeof separators;

interface ExportDialogProps<Row> {
  columns: Required<ExportedColumn<Row>>[];
  rows: Row[];
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog for the name and the format of a file, which downloads the file. */
export function ExportDialog<Row>({ columns, rows, isOpen, onClose }: ExportDialogProps<Row>) {
  const { t } = useTranslation(['export', 'app']);
  const [name, setName] = useState('people');
  const [format, setFormat] = useState<Format>('csv');
  const fileName = `${name.trim()}.${format === 'txt' ? 'txt' : 'csv'}`;

  function save(event: FormEvent) {
    event.preventDefault();
    saveFile(fileName, toCsv(columns, rows, separators[format]));
    onClose();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('exportPeople', { count: rows.length })}
      size={440}
      padding={20}
      zIndex={300}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <form onSubmit={save}>
        <Stack>
          <TextInput
            label={t('fileName')}
            description={name.trim() && fileName}
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <NativeSelect
            label={t('format')}
            data={(Object.keys(separators) as Format[]).map((value) => ({
              value,
              label: t(`formats.${value}`),
            }))}
            value={format}
            onChange={({ currentTarget }) => setFormat(currentTarget.value as Format)}
          />
          <Button type="submit" disabled={!name.trim()}>
            {t('export')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
