import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FloatingInput } from './FloatingInput.tsx';

export function FloatingLabel() {
  const { t } = useTranslation('input');

  return (
    <Stack gap="xl" pt="sm">
      <FloatingInput label={t('name')} />
      <FloatingInput label={t('disabled')} disabled />
    </Stack>
  );
}
