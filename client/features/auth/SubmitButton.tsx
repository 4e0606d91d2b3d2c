import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitFailure } from '../../ui/form/useSmallForm.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import classes from './AuthPage.module.css';

interface SubmitButtonProps extends PropsWithChildren {
  isSending: boolean;
  failure: SubmitFailure | undefined;
}

/** The submit button, below the error that does not belong to a field. */
export function SubmitButton({ isSending, failure, children }: SubmitButtonProps) {
  const { t } = useTranslation('app');

  return (
    <>
      {failure && (
        <p className={classes.failure} role="alert">
          {t(`failure.${failure}.title`)}. {t(`failure.${failure}.text`)}
        </p>
      )}
      <LoadingButton type="submit" h={40} fullWidth loading={isSending}>
        {children}
      </LoadingButton>
    </>
  );
}
