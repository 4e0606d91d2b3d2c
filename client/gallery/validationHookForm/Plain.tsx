import { Button, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';

const names = ['firstName', 'lastName', 'username'] as const;

/** Three required fields. */
export function Plain() {
  const { t } = useTranslation('validationHookForm');
  const [sent, setSent] = useState<[string, string][] | null>(null);
  const given = isNotEmpty(t('refusal.required'));
  const form = useForm({
    initialValues: { firstName: '', lastName: '', username: '' },
    validate: { firstName: given, lastName: given, username: given },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        setSent(names.map((name) => [t(`field.${name}`), values[name]])),
      )}
    >
      <Stack>
        {names.map((name) => (
          <TextInput
            key={name}
            label={t(`field.${name}`)}
            withAsterisk
            {...form.getInputProps(name)}
          />
        ))}
        <Button type="submit">{t('send')}</Button>
      </Stack>
      <SentValues title={t('sent')} values={sent} />
    </form>
  );
}
