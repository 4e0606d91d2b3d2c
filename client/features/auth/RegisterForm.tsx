import { Stack } from '@mantine/core';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { register } from '../../session/session.ts';
import { useSmallForm } from '../../ui/form/useSmallForm.ts';
import { PasswordMeter } from '../../ui/PasswordMeter.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toasts.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { validators } from './validators.ts';

/** The registration form. Creates an account, and signs in. */
export function RegisterForm() {
  const { t } = useTranslation('auth');
  const translate = (key: TranslationKeys['auth'] | null) => key && t(key);
  const form = useSmallForm({
    values: { username: '', email: '', password: '', isAgreed: false },
    rules: {
      username: (text) => translate(validators.username(text)),
      email: (text) => translate(validators.email(text)),
      password: (text) => translate(validators.newPassword(text)),
      isAgreed: (isAgreed) => translate(validators.terms(isAgreed)),
    },
    async save({ isAgreed: _, ...values }) {
      const account = {
        username: values.username.trim(),
        email: values.email.trim(),
        password: values.password,
      };
      const taken = await register(account);
      if (taken) {
        return {
          ...(taken.username && { username: t('taken.username') }),
          ...(taken.email && { email: t('taken.email') }),
        };
      }
      const message = t('login.welcome', { name: account.username });
      void showToast({ kind: 'success', message });
      return undefined;
    },
  });
  const { username, email, password } = form.values;

  return (
    <form {...form.formProps}>
      <Stack gap="lg" mt="xl">
        <TextField
          label={t('username')}
          autoComplete="nickname"
          autoFocus
          required
          maxLength={80}
          {...form.getTextProps('username')}
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          {...form.getTextProps('email')}
        />
        <PasswordField
          label={t('password.label')}
          autoComplete="new-password"
          required
          meter={
            <PasswordMeter
              password={password}
              guessableWords={[username, email.replace(/@.*/, '')]}
            />
          }
          {...form.getTextProps('password')}
        />
        <CheckboxField label={t('register.terms')} {...form.getCheckboxProps('isAgreed')} />
        <SubmitButton isSending={form.isSending} failure={form.failure}>
          {t('register.submit')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
