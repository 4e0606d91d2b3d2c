import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './UserEditPage.module.css';

interface FormButtonsProps {
  isSaving: boolean;
  isDirty: boolean;
  onReset: () => void;
}

/** The buttons that save and reset a form. */
export function FormButtons({ isSaving, isDirty, onReset }: FormButtonsProps) {
  const { t } = useTranslation('users');
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // A loading button is disabled and loses the focus. This effect restores the focus after saving.
  useLayoutEffect(() => {
    if (isSaving) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isSaving]);

  return (
    <div className={classes.buttons}>
      <Button ref={button} type="submit" loading={isSaving}>
        {t('edit.save')}
      </Button>
      <Button variant="default" disabled={!isDirty} onClick={onReset}>
        {t('edit.reset')}
      </Button>
    </div>
  );
}
