import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Sizes() {
  const { t } = useTranslation('buttons');

  return (
    <Group gap="md">
      <Button size="lg">{t('size.large')}</Button>
      <Button>{t('size.default')}</Button>
      <Button size="xs">{t('size.small')}</Button>
    </Group>
  );
}
