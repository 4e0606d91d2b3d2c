import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { plans, roles } from './enums.ts';
import { useAddUserForm } from './useAddUserForm.ts';

interface AddUserDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A drawer with the form of a new user. */
export function AddUserDrawer({ isOpen, onClose }: AddUserDrawerProps) {
  const { t } = useTranslation('users');
  const { form, checkTaken } = useAddUserForm(onClose);
  const selectProps = { rightSection: <IconChevronDown size={16} stroke={1.7} aria-hidden /> };
  return (
    <FormDrawer
      form={form}
      title={t('add.title')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('add.action')}
    >
      <TextInput
        key={form.key('fullName')}
        label={t('field.fullName')}
        withAsterisk
        data-autofocus
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('fullName')}
      />
      <TextInput
        key={form.key('username')}
        label={t('field.username')}
        withAsterisk
        maxLength={60}
        autoComplete="off"
        {...form.getInputProps('username')}
        onBlur={() => void checkTaken('username')}
      />
      <TextInput
        key={form.key('email')}
        type="email"
        label={t('field.email')}
        description={t('hint.email')}
        withAsterisk
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('email')}
        onBlur={() => void checkTaken('email')}
      />
      <TextInput
        key={form.key('company')}
        label={t('field.company')}
        withAsterisk
        maxLength={120}
        {...form.getInputProps('company')}
      />
      <CountrySelect
        key={form.key('country')}
        label={t('field.country')}
        withAsterisk
        {...form.getInputProps('country')}
      />
      <TextInput
        key={form.key('contact')}
        type="tel"
        label={t('field.contact')}
        withAsterisk
        maxLength={40}
        {...form.getInputProps('contact')}
      />
      <NativeSelect
        key={form.key('role')}
        label={t('field.role')}
        description={t('hint.role')}
        data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        {...selectProps}
        {...form.getInputProps('role')}
      />
      <NativeSelect
        key={form.key('currentPlan')}
        label={t('field.plan')}
        data={plans.map((value) => ({ value, label: t(`plan.${value}`) }))}
        {...selectProps}
        {...form.getInputProps('currentPlan')}
      />
    </FormDrawer>
  );
}
