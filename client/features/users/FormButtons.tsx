import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './UserEditPage.module.css';

interface FormButtonsProps {
  isSaving: boolean;
  isDirty: boolean;
  onReset: () => void;
}

export function FormButtons({ isSaving, isDirty, onReset }: FormButtonsProps) {
  const { t } = useTranslation('users');

  return (
    <div className={classes.buttons}>
      <Button type="submit" loading={isSaving}>
        {t('edit.save')}
      </Button>
      <Button variant="default" disabled={!isDirty} onClick={onReset}>
        {t('edit.reset')}
      </Button>
    </div>
  );
}
