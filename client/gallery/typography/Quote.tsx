import { Blockquote } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Quote() {
  const { t } = useTranslation('typography');

  return (
    <Blockquote p="md" color="primary">
      {t('quote')}
    </Blockquote>
  );
}
