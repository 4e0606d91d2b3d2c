import { ActionIcon, Flex, Text } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../ui/files.ts';
import classes from './FileList.module.css';

interface FileListProps {
  files: File[];
  onRemove: (file: File) => void;
}

/** The selected files, each with a preview and a remove button. */
export function FileList({ files, onRemove }: FileListProps) {
  const { t, i18n } = useTranslation('fileUploader');

  return (
    <>
      <Text c="dimmed" mt="md" mb="sm" role="status">
        {t('count', { count: files.length })}
      </Text>
      <Flex component="ul" gap="sm" direction="column">
        {files.map((file) => (
          <Flex
            key={`${file.name} ${file.lastModified}`}
            component="li"
            gap="md"
            align="center"
            p="sm"
            bd="1px solid var(--mantine-color-default-border)"
            bdrs="md"
          >
            {file.type.startsWith('image/') ? (
              <Thumbnail file={file} />
            ) : (
              <IconFile className={classes.picture} stroke={1.4} aria-hidden />
            )}
            <Flex
              component="span"
              direction="column"
              miw={0}
              flex={1}
              mod="breakable"
              className={classes.name}
            >
              <bdi>{file.name}</bdi>
              <small>{formatFileSize(file.size, i18n.language)}</small>
            </Flex>
            <ActionIcon
              size={36}
              variant="subtle"
              color="gray"
              aria-label={t('remove', { name: file.name })}
              onClick={() => onRemove(file)}
            >
              <IconX size={18} stroke={1.7} />
            </ActionIcon>
          </Flex>
        ))}
      </Flex>
    </>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [src, setSrc] = useState<string>();

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setSrc(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);

  return <img className={classes.picture} src={src} alt="" />;
}
