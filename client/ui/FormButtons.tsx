import { Button } from '@mantine/core';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FormButtons.module.css';

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
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  const handleClick = ({ currentTarget }: MouseEvent) => {
    hadFocus.current = document.activeElement === currentTarget;
  };

  // A loading button is disabled, so that it loses the focus. This effect restores the focus after saving.
  useLayoutEffect(() => {
    if (isSaving) return;
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [isSaving]);

  return (
    <div className={classes.buttons}>
      <Button ref={button} type="submit" loading={isSaving} onClick={handleClick}>
        {label ?? t('ui.form.save')}
      </Button>
      <Button variant="default" disabled={!isDirty || isSaving} onClick={onReset}>
        {t('ui.form.reset')}
      </Button>
    </div>
  );
}
