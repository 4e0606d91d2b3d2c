import { Badge, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Block() {
  const { t } = useTranslation('badges');

  return (
    <Stack gap="sm">
      <Badge fullWidth radius="sm">
        {t('state.ordered')}
      </Badge>
      <Badge fullWidth radius="sm" variant="light" color="success">
        {t('state.delivered')}
      </Badge>
    </Stack>
  );
}
