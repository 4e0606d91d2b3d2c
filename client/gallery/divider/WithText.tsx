import { Divider, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function WithText() {
  const { t } = useTranslation('divider');

  return (
    <>
      <Text size="sm">{t('morning')}</Text>
      <Divider my="md" label={t('noon')} />
      <Text size="sm">{t('afternoon')}</Text>
    </>
  );
}
