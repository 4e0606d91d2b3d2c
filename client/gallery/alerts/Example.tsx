import { Alert, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says at once what is wrong with what is typed, and nothing before that. */
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
