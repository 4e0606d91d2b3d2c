import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function Icon() {
  const { t } = useTranslation('alerts');

  return (
    <Stack>
      <Alert color="success" icon={<IconCircleCheck />}>
        {t('saved')}
      </Alert>
      <Alert color="warning" icon={<IconAlertTriangle />}>
        {t('lowStock')}
      </Alert>
    </Stack>
  );
}
