import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Ring() {
  const { t } = useTranslation('spinners');

  return <Loader role="status" aria-label={t('loading')} />;
}
