import { Button, Stack, TextInput } from '@mantine/core';
import { hasLength, isEmail, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SentValues } from '../../ui/SentValues.tsx';

const initialValues = { firstName: '', lastName: '', email: '', password: '' };
const fieldNames = ['firstName', 'lastName', 'email'] as const;

/** A form with a rule for each field. A field is validated on every change. */
export function Schema() {
  const { t } = useTranslation('validationHookForm');
  const [sentValues, setSentValues] = useState<[string, string][] | null>(null);
  const form = useForm({
    initialValues,
    validateInputOnChange: true,
    validate: {
      firstName: hasLength({ min: 3 }, t('error.tooShort', { count: 3 })),
      lastName: hasLength({ min: 3 }, t('error.tooShort', { count: 3 })),
      email: isEmail(t('error.email')),
      password: hasLength({ min: 6 }, t('error.tooShort', { count: 6 })),
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
          <TextInput key={name} label={t(`field.${name}`)} {...form.getInputProps(name)} />
        ))}
        <PasswordField
          label={t('field.password')}
          {...form.getInputProps('password')}
          value={form.values.password}
        />
        <Button type="submit">{t('send')}</Button>
      </Stack>
      <SentValues title={t('sent')} values={sentValues} />
    </form>
  );
}
