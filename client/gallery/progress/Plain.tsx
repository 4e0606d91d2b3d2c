import { Progress, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const values = [0, 25, 50, 75, 100];

export function Plain() {
  const { t } = useTranslation('progress');

  return (
    <Stack gap="lg">
      {values.map((value) => (
        <Progress key={value} value={value} aria-label={t('orderPacked')} />
      ))}
    </Stack>
  );
}
