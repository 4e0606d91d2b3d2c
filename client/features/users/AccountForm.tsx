import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { UserRole } from '../../gql/users/graphql.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Fields } from '../../ui/form/Fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { PortraitField } from '../../ui/portrait/PortraitField.tsx';
import { roles, statuses } from './enums.ts';
import { PermissionTable } from './PermissionTable.tsx';
import type { AccountFormState } from './useAccountForm.ts';

const chevron = <IconChevronDown size={16} stroke={1.7} aria-hidden />;

/** The form of the account data and the permissions. */
export function AccountForm({
  form,
  setRole,
  resetPermissions,
  hasDefaultPermissions,
}: AccountFormState) {
  const { t } = useTranslation('users');
  const { values } = form;

  return (
    <Form form={form}>
      <PortraitField
        fullName={values.fullName}
        value={values.avatar}
        error={form.errors.avatar}
        onChange={(avatar) => form.setFieldValue('avatar', avatar)}
      />
      <Fields cols={{ base: 1, xs: 2, md: 3 }}>
        <TextInput
          label={t('field.username')}
          withAsterisk
          maxLength={60}
          autoComplete="off"
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('field.fullName')}
          withAsterisk
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('fullName')}
        />
        <TextInput
          type="email"
          label={t('field.email')}
          withAsterisk
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={t('field.status')}
          data={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          rightSection={chevron}
          {...form.getInputProps('status')}
        />
        <NativeSelect
          label={t('field.role')}
          data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
          rightSection={chevron}
          {...form.getInputProps('role')}
          onChange={({ currentTarget }) => setRole(currentTarget.value as UserRole)}
        />
        <TextInput
          label={t('field.company')}
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('company')}
        />
        <TextInput
          type="tel"
          label={t('field.contact')}
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('contact')}
        />
        <CountrySelect label={t('field.country')} {...form.getInputProps('country')} />
      </Fields>

      <Group gap="4px 16px" justify="space-between" mt={28} mb="sm">
        <Title order={2} size="h3">
          {t('permissions.title')}
        </Title>
        {hasDefaultPermissions ? (
          <Text c="dimmed">{t('permissions.roleDefault', { role: t(`role.${values.role}`) })}</Text>
        ) : (
          <Button variant="subtle" size="compact-sm" onClick={resetPermissions}>
            {t('permissions.reset', { role: t(`role.${values.role}`) })}
          </Button>
        )}
      </Group>
      <PermissionTable
        permissions={values.permissions}
        onChange={(permissions) => form.setFieldValue('permissions', permissions)}
      />
      <FormButtons form={form} />
    </Form>
  );
}
