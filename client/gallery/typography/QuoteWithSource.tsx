import { Blockquote } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function QuoteWithSource() {
  const { t } = useTranslation('typography');

  return (
    <Blockquote p="md" color="primary" cite="Harriet Marlow" styles={{ cite: { opacity: 1 } }}>
      {t('quote')}
    </Blockquote>
  );
}
