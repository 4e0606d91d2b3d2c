import { Button, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';

const fieldNames = ['firstName', 'lastName', 'username'] as const;

/** Three required fields. */
export function RequiredFields() {
  const { t } = useTranslation('validationHookForm');
  const [sentValues, setSentValues] = useState<[string, string][] | null>(null);
  const validateRequired = isNotEmpty(t('error.required'));
  const form = useForm({
    initialValues: { firstName: '', lastName: '', username: '' },
    validate: {
      firstName: validateRequired,
      lastName: validateRequired,
      username: validateRequired,
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        setSentValues(fieldNames.map((name) => [t(`field.${name}`), values[name]])),
      )}
    >
      <Stack>
        {fieldNames.map((name) => (
          <TextInput
            key={name}
            label={t(`field.${name}`)}
            withAsterisk
            {...form.getInputProps(name)}
          />
        ))}
        <Button type="submit">{t('send')}</Button>
      </Stack>
      <SentValues title={t('sent')} values={sentValues} />
    </form>
  );
}
