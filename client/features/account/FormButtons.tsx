import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SettingsPage.module.css';

interface FormButtonsProps {
  isSaving: boolean;
  isDirty: boolean;
  /** The label of the submit button. */
  label?: string;
  onReset: () => void;
}

/** The submit button and the reset button of a form. */
export function FormButtons({ isSaving, isDirty, label, onReset }: FormButtonsProps) {
  const { t } = useTranslation('account');

  return (
    <div className={classes.buttons}>
      <Button type="submit" loading={isSaving}>
        {label ?? t('settings.save')}
      </Button>
      <Button variant="default" disabled={!isDirty || isSaving} onClick={onReset}>
        {t('settings.reset')}
      </Button>
    </div>
  );
}
