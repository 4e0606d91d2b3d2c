import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Growing.module.css';

/** Grows from two lines to eight. */
export function Growing() {
  const { t } = useTranslation('textarea');

  return <Textarea label={t('message')} classNames={{ input: classes.growing }} />;
}
