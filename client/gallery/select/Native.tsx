import { NativeSelect, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

export function Native() {
  const { t } = useTranslation('select');
  const arrow = <IconChevronDown size={16} stroke={1.7} aria-hidden />;

  return (
    <Stack>
      <NativeSelect label={t('office')} data={offices} rightSection={arrow} />
      <NativeSelect label={t('disabled')} data={offices} rightSection={arrow} disabled />
    </Stack>
  );
}
