import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('alerts');

  return <Alert>{t('winterBreak')}</Alert>;
}
