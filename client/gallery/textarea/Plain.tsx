import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('textarea');

  return (
    <Textarea label={t('message')} description={t('messageHint')} rows={4} resize="vertical" />
  );
}
