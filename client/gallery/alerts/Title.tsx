import { Alert, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Title() {
  const { t } = useTranslation('alerts');

  return (
    <Stack>
      <Alert title={t('winterBreakTitle')}>{t('winterBreak')}</Alert>
      <Alert color="success" title={t('savedTitle')}>
        {t('saved')}
      </Alert>
    </Stack>
  );
}
