import { Stack } from '@mantine/core';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { sendOperation } from '../../data/sendOperation.ts';
import { ResetPasswordDocument } from '../../gql/auth/graphql.ts';
import { useSmallForm } from '../../ui/form/useSmallForm.ts';
import { PasswordMeter } from '../../ui/PasswordMeter.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { validators } from './validators.ts';

interface ResetPasswordFormProps {
  /** The token of the reset link. If it is empty, the form has a field for the link. */
  token: string;
  onDone: () => void;
  /** Called if the token is not valid, or no longer valid. */
  onInvalidToken: () => void;
}

/** A form that sets a new password. The reset link of an email contains the necessary token. */
export function ResetPasswordForm({ token, onDone, onInvalidToken }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth');
  const translate = (key: TranslationKeys['auth'] | null) => key && t(key);
  const form = useSmallForm({
    values: { link: '', password: '', confirmation: '' },
    rules: {
      link: (text) => translate(token || parseToken(text) ? null : 'missing.link'),
      password: (text) => translate(validators.newPassword(text)),
      confirmation: (text, { password }) =>
        translate(text === password ? null : 'wrong.confirmation'),
    },
    async save({ link, password }) {
      await sendOperation(ResetPasswordDocument, { token: token || parseToken(link), password });
      onDone();
      return undefined;
    },
    toFieldErrors({ extensions }) {
      if (extensions?.field !== 'token') return undefined;
      if (!token) return { link: t('reset.refused') };
      onInvalidToken();
      return {};
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg" mt="xl">
        {!token && (
          <TextField
            label={t('reset.link')}
            autoComplete="off"
            autoFocus
            required
            {...form.getTextProps('link')}
          />
        )}
        <PasswordField
          label={t('reset.password')}
          autoComplete="new-password"
          autoFocus={token !== ''}
          required
          meter={<PasswordMeter password={form.values.password} />}
          {...form.getTextProps('password')}
        />
        <PasswordField
          label={t('reset.confirmation')}
          autoComplete="new-password"
          required
          {...form.getTextProps('confirmation')}
        />
        <SubmitButton isSending={form.isSending} failure={form.failure}>
          {t('reset.submit')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Returns the token of a pasted link, or the text itself. */
function parseToken(text: string): string {
  const [, token = text.trim()] = /[?&]token=([^&#\s]+)/.exec(text) ?? [];
  return token;
}
