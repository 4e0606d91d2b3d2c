import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Floating.module.css';

/** The label is inside the empty field, and moves up when text is typed. */
export function Floating() {
  const { t } = useTranslation('textarea');

  return (
    <Textarea
      label={t('message')}
      placeholder=" "
      rows={4}
      inputWrapperOrder={['input', 'label']}
      classNames={{ root: classes.root, label: classes.label, wrapper: classes.field }}
    />
  );
}
