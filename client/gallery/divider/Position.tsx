import { Divider, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Position.module.css';

/** In Mantine, `left` is the start of the line in both text directions. */
export function Position() {
  const { t } = useTranslation('divider');

  return (
    <Stack gap="lg">
      <Divider label={t('position.start')} labelPosition="left" />
      <Divider label={t('position.startCenter')} classNames={{ label: classes.startCenter }} />
      <Divider label={t('position.center')} />
      <Divider label={t('position.endCenter')} classNames={{ label: classes.endCenter }} />
      <Divider label={t('position.end')} labelPosition="right" />
    </Stack>
  );
}
