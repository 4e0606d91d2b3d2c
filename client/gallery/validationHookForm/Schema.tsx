import { Button, Stack, TextInput } from '@mantine/core';
import { hasLength, isEmail, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SentValues } from '../../ui/SentValues.tsx';

const blank = { firstName: '', lastName: '', email: '', password: '' };
const names = ['firstName', 'lastName', 'email'] as const;

/** A schema of rules. Each field is validated on every change. */
export function Schema() {
  const { t } = useTranslation('validationHookForm');
  const [sent, setSent] = useState<[string, string][] | null>(null);
  const form = useForm({
    initialValues: blank,
    validateInputOnChange: true,
    validate: {
      firstName: hasLength({ min: 3 }, t('refusal.short', { count: 3 })),
      lastName: hasLength({ min: 3 }, t('refusal.short', { count: 3 })),
      email: isEmail(t('refusal.email')),
      password: hasLength({ min: 6 }, t('refusal.short', { count: 6 })),
    },
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
          <TextInput key={name} label={t(`field.${name}`)} {...form.getInputProps(name)} />
        ))}
        <PasswordField
          label={t('field.password')}
          {...form.getInputProps('password')}
          value={form.values.password}
        />
        <Button type="submit">{t('send')}</Button>
      </Stack>
      <SentValues title={t('sent')} values={sent} />
    </form>
  );
}
