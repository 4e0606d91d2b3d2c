import { Loader, Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

export function States() {
  const { t } = useTranslation('select');

  return (
    <Stack>
      <Select label={t('loading')} data={[]} rightSection={<Loader size={16} />} readOnly />
      <Select label={t('disabled')} data={offices} defaultValue="Leeds" disabled />
      <Select label={t('required')} data={offices} error={t('selectOffice')} />
    </Stack>
  );
}
