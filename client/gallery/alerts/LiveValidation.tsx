import { Alert, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows an error as soon as the value is invalid. */
export function LiveValidation() {
  const { t } = useTranslation('alerts');
  const [amount, setAmount] = useState('');
  const isInvalid = !/^\d*$/.test(amount);

  return (
    <Stack>
      <TextInput
        label={t('amount')}
        inputMode="numeric"
        value={amount}
        error={isInvalid}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <div role="alert">
        {isInvalid && <Alert color="danger">{t('notWholeNumber', { amount })}</Alert>}
      </div>
    </Stack>
  );
}
