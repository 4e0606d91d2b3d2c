import { Button } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './AuthPage.module.css';

interface SubmitButtonProps extends PropsWithChildren {
  isSending: boolean;
  failure: 'unreachable' | 'broken' | undefined;
}

/** Ends a form, and tells what no field can: that nothing came back. */
export function SubmitButton({ isSending, failure, children }: SubmitButtonProps) {
  const { t } = useTranslation('app');

  return (
    <>
      {failure && (
        <p className={classes.failure} role="alert">
          {t(`failure.${failure}.title`)}. {t(`failure.${failure}.text`)}
        </p>
      )}
      <Button type="submit" h={40} fullWidth loading={isSending}>
        {children}
      </Button>
    </>
  );
}
