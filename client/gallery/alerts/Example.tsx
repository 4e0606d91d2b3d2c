import { Alert, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows an error while an invalid value is typed. */
export function Example() {
  const { t } = useTranslation('alerts');
  const [amount, setAmount] = useState('');
  const isWrong = !/^\d*$/.test(amount);

  return (
    <Stack>
      <TextInput
        label={t('amount')}
        inputMode="numeric"
        value={amount}
        error={isWrong}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <div role="alert">{isWrong && <Alert color="danger">{t('digits', { amount })}</Alert>}</div>
    </Stack>
  );
}
