import { Group, Stack } from '@mantine/core';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { session, signIn } from '../../session/session.ts';
import { useSmallForm } from '../../ui/form/useSmallForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './AuthPage.module.css';
import { CheckboxField } from './CheckboxField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SampleAccounts } from './SampleAccounts.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { validators } from './validators.ts';

interface LoginFormProps {
  forgotPath: string;
  /** Called after the sign-in of the user who was signed in already. The sign-in of another one navigates by itself. */
  onSameUser: () => void;
}

/** The sign-in form. */
export function LoginForm({ forgotPath, onSameUser }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const translate = (key: TranslationKeys['auth'] | null) => key && t(key);
  const form = useSmallForm({
    values: { email: '', password: '', isRemembered: true },
    rules: {
      email: (text) => translate(validators.email(text)),
      password: (text) => translate(validators.password(text)),
    },
    async save({ email, password, isRemembered }) {
      const lastUserId = session.get()?.id;
      await signIn(email.trim(), password, isRemembered);
      const user = session.get();
      const name = user?.fullName || user?.username;
      void showToast({ kind: 'success', message: t('login.welcome', { name }) });
      if (user?.id === lastUserId) onSameUser();
      return undefined;
    },
    toFieldErrors: ({ extensions }) =>
      extensions?.code === 'INVALID_CREDENTIALS'
        ? { email: t('login.refused'), password: true }
        : undefined,
  });

  return (
    <>
      <SampleAccounts onChoose={form.changeValues} />
      <form {...form.formProps}>
        <Stack gap="lg" mt="xl">
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            autoFocus
            required
            {...form.getTextProps('email')}
          />
          <PasswordField
            label={t('password.label')}
            autoComplete="current-password"
            required
            {...form.getTextProps('password')}
          />
          <Group gap="8px 16px" justify="space-between">
            <CheckboxField label={t('login.remember')} {...form.getCheckboxProps('isRemembered')} />
            <Link className={classes.link} to={forgotPath}>
              {t('login.forgot')}
            </Link>
          </Group>
          <SubmitButton isSending={form.isSending} failure={form.failure}>
            {t('login.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </>
  );
}
