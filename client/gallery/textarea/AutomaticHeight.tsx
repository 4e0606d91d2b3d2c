import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './AutomaticHeight.module.css';

/** Grows from two lines to eight. */
export function AutomaticHeight() {
  const { t } = useTranslation('textarea');

  return <Textarea label={t('message')} classNames={{ input: classes.input }} />;
}
