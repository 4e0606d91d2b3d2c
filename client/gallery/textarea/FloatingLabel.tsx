import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './FloatingLabel.module.css';

/** The label is inside the field while the field is empty, and above otherwise. */
export function FloatingLabel() {
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
