import {
  Button,
  Checkbox,
  Group,
  MultiSelect,
  Radio,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SentValues } from '../../ui/SentValues.tsx';
import { genders, hobbies, useRegistration } from './useRegistration.ts';

/** The fields show errors when the form is sent. The first invalid field receives the focus. */
export function Registration() {
  const { t } = useTranslation('validationNative');
  const { form, submit, sentValues } = useRegistration();

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t('field.name')} withAsterisk {...form.getInputProps('name')} />
          <TextInput
            type="email"
            label={t('field.email')}
            withAsterisk
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={t('field.password')}
            withAsterisk
            hasMeter
            {...form.getInputProps('password')}
            value={form.values.password}
          />
          <DateInput label={t('field.birth')} withAsterisk {...form.getInputProps('birth')} />
          <CountrySelect
            label={t('field.country')}
            withAsterisk
            {...form.getInputProps('country')}
          />
          <MultiSelect
            label={t('field.hobbies')}
            withAsterisk
            data={hobbies.map((value) => ({ value, label: t(`hobby.${value}`) }))}
            {...form.getInputProps('hobbies')}
          />
        </SimpleGrid>
        <Textarea label={t('field.bio')} withAsterisk rows={3} {...form.getInputProps('bio')} />
        <Radio.Group label={t('field.gender')} withAsterisk {...form.getInputProps('gender')}>
          <Group mt={4}>
            {genders.map((value) => (
              <Radio key={value} value={value} label={t(`gender.${value}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Checkbox label={t('field.terms')} {...form.getInputProps('terms', { type: 'checkbox' })} />
        <Group>
          <Button type="submit">{t('send')}</Button>
        </Group>
      </Stack>
      <SentValues title={t('sent')} values={sentValues} />
    </form>
  );
}
