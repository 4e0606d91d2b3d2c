import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../LoadingButton.tsx';
import type { AnyMutationForm } from './useMutationForm.ts';

interface FormButtonsProps {
  form: AnyMutationForm;
  /** The label of the submit button. "Save changes" by default. */
  label?: string;
}

/** The submit button and the reset button of a form that stays on the screen after it is saved. */
export function FormButtons({ form, label }: FormButtonsProps) {
  const { t } = useTranslation('app');

  return (
    <Group gap="sm" align="stretch" mt={28}>
      <LoadingButton type="submit" loading={form.submitting}>
        {label ?? t('ui.form.save')}
      </LoadingButton>
      <Button variant="default" disabled={!form.isDirty() || form.submitting} onClick={form.reset}>
        {t('ui.form.reset')}
      </Button>
    </Group>
  );
}
