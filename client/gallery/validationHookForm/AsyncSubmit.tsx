import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IsUsernameFreeDocument } from '../../gql/validationHookForm/graphql.ts';
import { SentValues } from '../../ui/SentValues.tsx';

/**
 * The server validates the form. The button is loading meanwhile, and errors show at their fields.
 */
export function AsyncSubmit() {
  const { t } = useTranslation('validationHookForm');
  const client = useApolloClient();
  const [sent, setSent] = useState<[string, string][] | null>(null);
  const form = useForm({
    initialValues: { username: '' },
    validate: { username: isNotEmpty(t('refusal.required')) },
  });

  const submit = form.onSubmit(async ({ username }) => {
    const { data } = await client.query({
      query: IsUsernameFreeDocument,
      variables: { username },
      fetchPolicy: 'no-cache',
    });
    if (data?.isUsernameTaken) form.setFieldError('username', t('refusal.taken', { username }));
    else setSent([[t('field.username'), username]]);
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('field.username')}
          description={t('tryTaken')}
          autoComplete="off"
          {...form.getInputProps('username')}
        />
        <Button type="submit" loading={form.submitting}>
          {t('send')}
        </Button>
      </Stack>
      <SentValues title={t('free')} values={sent} />
    </form>
  );
}
