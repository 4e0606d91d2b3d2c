import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';

export function Positions() {
  const { t } = useTranslation('pagination');

  return (
    <Stack gap="xl">
      <Pages label={t('position.start')} align="flex-start" />
      <Pages label={t('position.center')} align="center" />
      <Pages label={t('position.end')} align="flex-end" />
    </Stack>
  );
}
