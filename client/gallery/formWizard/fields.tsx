import { MultiSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { SignUp } from './signUp.ts';

interface FieldsProps {
  form: UseFormReturnType<SignUp>;
}

const Columns = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>
);

function Text({ form, name, type }: FieldsProps & { name: keyof SignUp; type?: string }) {
  const { t } = useTranslation('formWizard');

  return (
    <TextInput
      type={type}
      label={t(`field.${name}`)}
      autoComplete="off"
      placeholder={type === 'url' ? 'https://' : undefined}
      {...form.getInputProps(name)}
    />
  );
}

export function AccountFields({ form }: FieldsProps) {
  const { t } = useTranslation('formWizard');

  return (
    <Columns>
      <Text form={form} name="username" />
      <Text form={form} name="email" type="email" />
      <PasswordField
        label={t('field.password')}
        hasMeter
        {...form.getInputProps('password')}
        value={form.values.password}
      />
      <PasswordField
        label={t('field.again')}
        {...form.getInputProps('again')}
        value={form.values.again}
      />
    </Columns>
  );
}

export function PersonFields({ form }: FieldsProps) {
  const { t } = useTranslation('formWizard');

  return (
    <Columns>
      <Text form={form} name="firstName" />
      <Text form={form} name="lastName" />
      <CountrySelect label={t('field.country')} {...form.getInputProps('country')} />
      <MultiSelect
        label={t('field.languages')}
        data={['English', 'Deutsch', 'Français', 'Português']}
        {...form.getInputProps('languages')}
      />
    </Columns>
  );
}

export const AddressFields = ({ form }: FieldsProps) => (
  <Columns>
    <Text form={form} name="street" />
    <Text form={form} name="landmark" />
    <Text form={form} name="postcode" />
    <Text form={form} name="city" />
  </Columns>
);

export const LinkFields = ({ form }: FieldsProps) => (
  <Columns>
    <Text form={form} name="twitter" type="url" />
    <Text form={form} name="facebook" type="url" />
    <Text form={form} name="google" type="url" />
    <Text form={form} name="linkedin" type="url" />
  </Columns>
);
