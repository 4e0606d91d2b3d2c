import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDeleteAccountMutation } from '../../gql/account/hooks.ts';
import { signOut } from '../../session/session.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showToast } from '../../ui/toasts.ts';

interface DeleteAccountDrawerProps {
  username: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A drawer that deletes the account when its username and its password are entered. The form has no draft. */
export function DeleteAccountDrawer({ username, isOpen, onClose }: DeleteAccountDrawerProps) {
  const { t } = useTranslation('account');
  const [deleteAccount] = useDeleteAccountMutation(formMutation);
  const form = useMutationForm({
    values: { username: '', password: '' },
    verbatim: ['password'],
    rules: {
      username: (text) => (text.trim() === username ? null : t('fieldError.otherUsername')),
      password: (text) => (text === '' ? t('fieldError.oldPassword') : null),
    },
    save: ({ values }) => deleteAccount({ variables: values }),
    // The form checks that the username is that of the account.
    errorText: (field) =>
      t(field === 'username' ? 'fieldError.lastAdmin' : 'fieldError.wrongPassword'),
    onSaved() {
      signOut();
      void showToast({ kind: 'success', message: t('deletion.done') });
    },
  });

  return (
    <FormDrawer
      form={form}
      title={t('deletion.action')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('deletion.action')}
      actionColor="danger"
    >
      <Alert color="danger" icon={<IconAlertTriangle />}>
        {t('deletion.warning')}
      </Alert>
      <TextInput
        label={t('deletion.confirmation', { username })}
        withAsterisk
        data-autofocus
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        {...form.getInputProps('username')}
      />
      <PasswordField
        label={t('field.oldPassword')}
        withAsterisk
        maxLength={200}
        {...form.getInputProps('password')}
        value={form.values.password}
      />
    </FormDrawer>
  );
}
