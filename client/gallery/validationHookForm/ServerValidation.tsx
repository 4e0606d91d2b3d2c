import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IsUsernameTakenDocument } from '../../gql/validationHookForm/graphql.ts';
import { SentValues } from '../../ui/SentValues.tsx';

/**
 * The server validates the form. The button is loading until the response arrives, and the field
 * shows the error.
 */
export function ServerValidation() {
  const { t } = useTranslation('validationHookForm');
  const client = useApolloClient();
  const [sentValues, setSentValues] = useState<[string, string][] | null>(null);
  const form = useForm({
    initialValues: { username: '' },
    validate: { username: isNotEmpty(t('error.required')) },
  });

  const submit = form.onSubmit(async ({ username }) => {
    const { data } = await client.query({
      query: IsUsernameTakenDocument,
      variables: { username },
      fetchPolicy: 'no-cache',
    });
    if (data?.isUsernameTaken) form.setFieldError('username', t('error.taken', { username }));
    else setSentValues([[t('field.username'), username]]);
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('field.username')}
          description={t('takenExample')}
          autoComplete="off"
          {...form.getInputProps('username')}
        />
        <Button type="submit" loading={form.submitting}>
          {t('send')}
        </Button>
      </Stack>
      <SentValues title={t('available')} values={sentValues} />
    </form>
  );
}
