import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize, isAccepted } from '../files.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { PersonAvatar } from '../PersonAvatar.tsx';

const PortraitCropper = lazyComponent(
  async () => (await import('./PortraitCropper.tsx')).PortraitCropper,
);

const accept = 'image/png,image/jpeg,image/webp,image/gif';
const maxFileSize = 10_000_000;

interface PortraitFieldProps {
  fullName: string;
  /** The URL of the portrait. Empty for none. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** A field for a portrait. The user crops it from a picture file. */
export function PortraitField({ fullName, value, error, onChange }: PortraitFieldProps) {
  const { t, i18n } = useTranslation('app');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState('');
  const size = formatFileSize(maxFileSize, i18n.language);

  function chooseFile(chosen: File | undefined) {
    // Allows the same file to be selected again.
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const { name } = chosen;
    if (!isAccepted(chosen, accept)) return setFileError(t('ui.file.unsupportedType', { name }));
    if (chosen.size > maxFileSize) return setFileError(t('ui.file.tooLarge', { name, size }));
    setFileError('');
    setFile(chosen);
  }

  return (
    <Group gap="16px 20px" mb="xl" data-path="avatar">
      <PersonAvatar fullName={fullName} avatar={value} size={96} isDecorative />
      <Stack gap="sm">
        <Group gap="sm" align="stretch">
          <Button
            variant="default"
            leftSection={<IconPhotoUp size={16} stroke={1.7} aria-hidden />}
            aria-describedby={`${id}-limits ${id}-fileError`}
            onClick={() => input.current?.click()}
          >
            {t('ui.portrait.change')}
          </Button>
          {value && (
            <Button
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
              onClick={() => onChange('')}
            >
              {t('ui.portrait.remove')}
            </Button>
          )}
        </Group>
        <Text c="dimmed" id={`${id}-limits`}>
          {t('ui.portrait.limits', { size })}
        </Text>
        <Text c="danger" id={`${id}-fileError`} role="alert">
          {fileError || error}
        </Text>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          aria-label={t('ui.portrait.change')}
          onChange={({ currentTarget }) => chooseFile(currentTarget.files?.[0])}
        />
      </Stack>

      {file && (
        <Suspense>
          <PortraitCropper
            file={file}
            onCropped={(portrait) => {
              setFile(undefined);
              onChange(portrait);
            }}
            onBroken={() => {
              setFile(undefined);
              setFileError(t('ui.portrait.invalid', { name: file.name }));
            }}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </Group>
  );
}
