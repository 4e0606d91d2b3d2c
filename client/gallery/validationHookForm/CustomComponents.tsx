import { Button, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, matches, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { SentValues } from '../../ui/SentValues.tsx';

/**
 * Any component with `value` and `onChange` can be a field, such as a select, a date input or a
 * masked input.
 */
export function CustomComponents() {
  const { t } = useTranslation('validationHookForm');
  const [sentValues, setSentValues] = useState<[string, string][] | null>(null);
  const form = useForm({
    initialValues: { country: null as string | null, birth: null as string | null, phone: '' },
    validate: {
      country: isNotEmpty(t('error.required')),
      birth: isNotEmpty(t('error.required')),
      phone: matches(/^\d{3} \d{3} \d{4}$/, t('error.phone')),
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ country, birth, phone }) =>
        setSentValues([
          [t('field.country'), country ?? ''],
          [t('field.birth'), birth ?? ''],
          [t('field.phone'), phone],
        ]),
      )}
    >
      <Stack>
        <CountrySelect label={t('field.country')} {...form.getInputProps('country')} />
        <DateInput label={t('field.birth')} {...form.getInputProps('birth')} />
        <TextInput
          type="tel"
          inputMode="numeric"
          label={t('field.phone')}
          placeholder="213 555 0190"
          {...form.getInputProps('phone')}
          onChange={({ currentTarget }) =>
            form.setFieldValue('phone', formatPhone(currentTarget.value))
          }
        />
        <Button type="submit">{t('send')}</Button>
      </Stack>
      <SentValues title={t('sent')} values={sentValues} />
    </form>
  );
}

/** Formats ten digits in three groups. */
function formatPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}
