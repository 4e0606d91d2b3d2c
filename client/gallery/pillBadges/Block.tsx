import { Badge, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Block() {
  const { t } = useTranslation('pillBadges');

  return (
    <Stack gap="sm">
      <Badge fullWidth radius="xl">
        {t('place.users')}
      </Badge>
      <Badge fullWidth radius="xl" variant="light" color="success">
        {t('place.calendar')}
      </Badge>
    </Stack>
  );
}
