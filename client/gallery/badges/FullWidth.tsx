import { Badge, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function FullWidth() {
  const { t } = useTranslation('badges');

  return (
    <Stack gap="sm">
      <Badge fullWidth radius="sm">
        {t('status.ordered')}
      </Badge>
      <Badge fullWidth radius="sm" variant="light" color="success">
        {t('status.delivered')}
      </Badge>
    </Stack>
  );
}
