import { Box, FileInput, SimpleGrid, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Files.module.css';

/** The native file input, and the file input of Mantine. */
export function Files() {
  const { t } = useTranslation(['input', 'app']);
  const id = useId();
  const [file, setFile] = useState<File | null>(null);

  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <div>
        <Box component="label" fw={500} mb="xs" display="block" htmlFor={id}>
          {t('nativeFile')}
        </Box>
        <input id={id} type="file" className={classes.native} />
      </div>
      <div>
        <FileInput
          label={t('customFile')}
          placeholder={t('chooseFile')}
          leftSection={<IconPaperclip size={16} stroke={1.7} aria-hidden />}
          value={file}
          onChange={setFile}
          clearable
          clearButtonProps={{ 'aria-label': t('app:clear') }}
        />
        <Text component="output" size="caption" c="dimmed" mt="xs" display="block" mod="breakable">
          {file && t('selected', { name: file.name })}
        </Text>
      </div>
    </SimpleGrid>
  );
}
