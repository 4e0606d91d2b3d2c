import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function FullWidth() {
  const { t } = useTranslation('buttons');

  return (
    <Stack gap="sm">
      <Button fullWidth>{t('send')}</Button>
      <Button fullWidth variant="default">
        {t('download')}
      </Button>
    </Stack>
  );
}
