import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FileDrop } from './FileDrop.tsx';

interface FileImportProps {
  hint: string;
  templateLabel: string;
  label: string;
  onTemplate: () => void;
  onFile: (file: File) => void;
}

/** The choice of a file with rows, and the download of an empty one that shows the columns. */
export function FileImport({ hint, templateLabel, label, onTemplate, onFile }: FileImportProps) {
  return (
    <>
      <Text size="caption" c="dimmed">
        {hint}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        onClick={onTemplate}
      >
        {templateLabel}
      </Button>
      <FileDrop
        label={label}
        accept=".csv,.tsv,.txt,text/csv"
        maxSize={2_000_000}
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  );
}
