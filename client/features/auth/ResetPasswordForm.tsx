import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ResetPasswordDocument } from '../../gql/auth/graphql.ts';
import { sendOperation } from '../../state/sendOperation.ts';
import { PasswordMeter } from '../../ui/PasswordMeter.tsx';
import classes from './AuthPage.module.css';
import { checks } from './checks.ts';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { useFields } from './useFields.ts';
import { useSubmit } from './useSubmit.ts';

interface ResetPasswordFormProps {
  /** The token of the link. Without it, the form asks for the link. */
  token: string;
  onDone: () => void;
  /** Called if the link is no longer valid. */
  onRefused: () => void;
}

/** Sets a new password with the link of an email. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth');
  const translate = (key: TranslationKeys['auth'] | null) => key && t(key);
  const form = useFields(
    { link: '', password: '', again: '' },
    {
      link: (text) => translate(token || parseToken(text) ? null : 'missing.link'),
      password: (text) => translate(checks.newPassword(text)),
      again: (text, { password }) => translate(text === password ? null : 'wrong.again'),
    },
  );
  const { isSending, failure, submit } = useSubmit<typeof form.values>(
    async ({ link, password }) => {
      await sendOperation(ResetPasswordDocument, { token: token || parseToken(link), password });
      onDone();
    },
    ({ extensions }) => {
      if (extensions?.field !== 'token') return false;
      if (token) onRefused();
      else form.refuse({ link: t('reset.refused') });
      return true;
    },
  );

  return (
    <form className={classes.form} ref={form.form} noValidate onSubmit={form.onSubmit(submit)}>
      {!token && (
        <TextField
          label={t('reset.link')}
          autoComplete="off"
          autoFocus
          required
          {...form.text('link')}
        />
      )}
      <PasswordField
        label={t('reset.password')}
        autoComplete="new-password"
        autoFocus={token !== ''}
        required
        meter={<PasswordMeter password={form.values.password} />}
        {...form.text('password')}
      />
      <PasswordField
        label={t('reset.again')}
        autoComplete="new-password"
        required
        {...form.text('again')}
      />
      <SubmitButton isSending={isSending} failure={failure}>
        {t('reset.submit')}
      </SubmitButton>
    </form>
  );
}

/** Returns the token of a pasted link, or the text itself. */
function parseToken(text: string): string {
  const [, token = text.trim()] = /[?&]token=([^&#\s]+)/.exec(text) ?? [];
  return token;
}
