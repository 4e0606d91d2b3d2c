import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './FormButtons.module.css';
import { LoadingButton } from './LoadingButton.tsx';

interface FormButtonsProps {
  isSaving: boolean;
  isDirty: boolean;
  /** The label of the submit button. "Save changes" by default. */
  label?: string;
  onReset: () => void;
}

/** The submit button and the reset button of a form that stays on the screen after it is saved. */
export function FormButtons({ isSaving, isDirty, label, onReset }: FormButtonsProps) {
  const { t } = useTranslation('app');

  return (
    <div className={classes.buttons}>
      <LoadingButton type="submit" loading={isSaving}>
        {label ?? t('ui.form.save')}
      </LoadingButton>
      <Button variant="default" disabled={!isDirty || isSaving} onClick={onReset}>
        {t('ui.form.reset')}
      </Button>
    </div>
  );
}
