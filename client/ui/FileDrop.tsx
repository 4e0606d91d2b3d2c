import { Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FileDrop.module.css';
import { formatFileSize, isAccepted } from './files.ts';

interface FileDropProps {
  /** The label, such as "Choose a portrait". */
  label: string;
  /** The value of `<input accept>`, such as `image/*,.csv`. */
  accept?: string;
  /** The maximum size in bytes. */
  maxSize: number;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
}

/**
 * A button that also accepts dropped files. It shows the size limit, and why a file was refused.
 *
 * Replaces `@mantine/dropzone`, whose version 9.6 requires Node 22: `npm ci --engine-strict` fails on
 * Node 20, also with an override for `react-dropzone`.
 */
export function FileDrop({
  label,
  accept = '',
  maxSize,
  isMultiple,
  isDisabled,
  onFiles,
}: FileDropProps) {
  const { t, i18n } = useTranslation('app');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fileErrors, setFileErrors] = useState<string[]>([]);
  const size = formatFileSize(maxSize, i18n.language);

  function acceptFiles(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    const newFileErrors = files.flatMap((file) => {
      if (!isAccepted(file, accept)) return [t('ui.file.unsupportedType', { name: file.name })];
      if (file.size > maxSize) return [t('ui.file.tooLarge', { name: file.name, size })];
      return file.size === 0 ? [t('ui.file.empty', { name: file.name })] : [];
    });
    const accepted = files.filter(
      (file) => isAccepted(file, accept) && file.size > 0 && file.size <= maxSize,
    );

    setFileErrors(newFileErrors);
    if (accepted.length > 0) onFiles(accepted);
    // Allows the same file to be selected again.
    if (input.current) input.current.value = '';
  }

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) acceptFiles(event.dataTransfer.files);
  };

  return (
    <div>
      <button
        type="button"
        className={classes.drop}
        data-over={isOver || undefined}
        disabled={isDisabled}
        aria-describedby={`${id}-limits ${id}-fileErrors`}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isDisabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <IconUpload size={22} stroke={1.6} aria-hidden />
        <Text inherit c="bright" fw={500} span>
          {label}
        </Text>
        <Text size="xs" span id={`${id}-limits`}>
          {t(isMultiple ? 'ui.file.limits' : 'ui.file.limit', { size })}
        </Text>
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={(event) => acceptFiles(event.currentTarget.files)}
      />
      <div id={`${id}-fileErrors`} role="alert" className={classes.fileErrors}>
        {fileErrors.map((fileError) => (
          <p key={fileError}>{fileError}</p>
        ))}
      </div>
    </div>
  );
}
