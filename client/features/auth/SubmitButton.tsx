import { Text } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitFailure } from '../../ui/form/useSmallForm.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';

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
        <Text
          c="danger"
          py="md"
          px="lg"
          bdrs="md"
          bg="var(--mantine-color-danger-light)"
          role="alert"
        >
          {t(`failure.${failure}.title`)}. {t(`failure.${failure}.text`)}
        </Text>
      )}
      <LoadingButton type="submit" h={40} fullWidth loading={isSending}>
        {children}
      </LoadingButton>
    </>
  );
}
