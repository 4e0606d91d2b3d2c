import { MultiSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { SignUp } from './signUpFields.ts';

interface FieldsProps {
  form: UseFormReturnType<SignUp>;
}

const Columns = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>
);

function TextField({ form, name, type }: FieldsProps & { name: keyof SignUp; type?: string }) {
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
      <TextField form={form} name="username" />
      <TextField form={form} name="email" type="email" />
      <PasswordField
        label={t('field.password')}
        hasMeter
        {...form.getInputProps('password')}
        value={form.values.password}
      />
      <PasswordField
        label={t('field.passwordConfirmation')}
        {...form.getInputProps('passwordConfirmation')}
        value={form.values.passwordConfirmation}
      />
    </Columns>
  );
}

export function PersonFields({ form }: FieldsProps) {
  const { t } = useTranslation('formWizard');

  return (
    <Columns>
      <TextField form={form} name="firstName" />
      <TextField form={form} name="lastName" />
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
    <TextField form={form} name="street" />
    <TextField form={form} name="landmark" />
    <TextField form={form} name="postcode" />
    <TextField form={form} name="city" />
  </Columns>
);

export const LinkFields = ({ form }: FieldsProps) => (
  <Columns>
    <TextField form={form} name="twitter" type="url" />
    <TextField form={form} name="facebook" type="url" />
    <TextField form={form} name="google" type="url" />
    <TextField form={form} name="linkedin" type="url" />
  </Columns>
);
