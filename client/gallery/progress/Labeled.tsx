import { Progress, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const values = [25, 50, 75];

export function Labeled() {
  const { t, i18n } = useTranslation('progress');
  const percentFormat = new Intl.NumberFormat(i18n.language, { style: 'percent' });

  return (
    <Stack gap="lg">
      {values.map((value) => (
        <Progress.Root key={value} size={22}>
          <Progress.Section value={value} aria-label={t('orderPacked')}>
            <Progress.Label>{percentFormat.format(value / 100)}</Progress.Label>
          </Progress.Section>
        </Progress.Root>
      ))}
    </Stack>
  );
}
