import { Badge, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function FullWidth() {
  const { t } = useTranslation('pillBadges');

  return (
    <Stack gap="sm">
      <Badge fullWidth radius="xl">
        {t('link.users')}
      </Badge>
      <Badge fullWidth radius="xl" variant="light" color="success">
        {t('link.calendar')}
      </Badge>
    </Stack>
  );
}
