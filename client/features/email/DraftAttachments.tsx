import { Flex, Text } from '@mantine/core';
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './ActionButton.tsx';
import type { DraftFile } from './draftFields.ts';
import { formatStoredSize, readDraftFile, sumSizes } from './files.ts';

/** Returns the actions on the attachments of a draft. The limit is the maximum size of all files in bytes. */
export function useDraftFiles(
  files: DraftFile[],
  limit: number,
  onChange: (files: DraftFile[]) => void,
) {
  const { t, i18n } = useTranslation('email');
  const [error, setError] = useState<string>();
  const formattedLimit = formatStoredSize(`${limit / 1000}kb`, i18n.language);

  return {
    error,
    hint: t('file.limit', { size: formattedLimit }),

    async add(selectedFiles: File[]) {
      const total = selectedFiles.reduce((sum, { size }) => sum + size, 0) + sumSizes(files);
      if (total > limit) return setError(t('file.tooLarge', { size: formattedLimit }));
      setError(undefined);
      onChange([...files, ...(await Promise.all(selectedFiles.map(readDraftFile)))]);
    },

    remove(file: DraftFile) {
      setError(undefined);
      onChange(files.filter((other) => other !== file));
    },
  };
}

interface AttachmentListProps {
  files: DraftFile[];
  onRemove: (file: DraftFile) => void;
}

export function AttachmentList({ files, onRemove }: AttachmentListProps) {
  const { t, i18n } = useTranslation('email');
  if (files.length === 0) return null;

  return (
    <Flex
      component="ul"
      gap="xs"
      direction="column"
      aria-label={t('files', { count: files.length })}
    >
      {files.map((file, index) => (
        <Flex
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
          key={index}
          component="li"
          gap="sm"
          align="center"
          mih={40}
          ps="md"
          pe={0}
          bd="1px solid var(--mantine-color-default-border)"
          bdrs="md"
        >
          <IconFile size={18} stroke={1.5} aria-hidden />
          <Text component="bdi" inherit truncate flex={1} miw={0}>
            {file.fileName}
          </Text>
          <Text span size="xs" c="dimmed">
            {formatStoredSize(file.size, i18n.language)}
          </Text>
          <ActionButton
            label={t('file.remove', { name: file.fileName })}
            icon={IconX}
            onClick={() => onRemove(file)}
          />
        </Flex>
      ))}
    </Flex>
  );
}

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('email');
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <ActionButton
        label={t('file.add')}
        icon={IconPaperclip}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="files"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows the same file to be selected again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
