import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './ActionButton.tsx';
import classes from './Composer.module.css';
import { readFile, sizeText, sumBytes } from './files.ts';
import type { LetterFile } from './letter.ts';

/** The attachments of a draft: adds files up to a limit, and removes them. */
export function useFiles(
  files: LetterFile[],
  limit: number,
  onChange: (files: LetterFile[]) => void,
) {
  const { t, i18n } = useTranslation('email');
  const [error, setError] = useState<string>();
  const most = sizeText(`${limit / 1000}kb`, i18n.language);

  return {
    error,
    hint: t('file.limit', { size: most }),

    async add(chosen: File[]) {
      const total = chosen.reduce((sum, { size }) => sum + size, 0) + sumBytes(files);
      if (total > limit) return setError(t('file.tooLarge', { size: most }));
      setError(undefined);
      onChange([...files, ...(await Promise.all(chosen.map(readFile)))]);
    },

    remove(file: LetterFile) {
      setError(undefined);
      onChange(files.filter((one) => one !== file));
    },
  };
}

interface FileListProps {
  files: LetterFile[];
  onRemove: (file: LetterFile) => void;
}

export function FileList({ files, onRemove }: FileListProps) {
  const { t, i18n } = useTranslation('email');
  if (files.length === 0) return null;

  return (
    <ul className={classes.files} aria-label={t('files', { count: files.length })}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
        <li key={index} className={classes.file}>
          <IconFile size={18} stroke={1.5} aria-hidden />
          <bdi className={classes.fileName}>{file.fileName}</bdi>
          <span className={classes.hint}>{sizeText(file.size, i18n.language)}</span>
          <ActionButton
            label={t('file.remove', { name: file.fileName })}
            icon={IconX}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

export function FileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
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
