import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { changeUser } from '../../state/session.ts';
import { isBlank, isEmail, isWord } from './checks.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export type GeneralFormState = ReturnType<typeof useGeneralForm>;

/** The form of name, avatar and email. */
export function useGeneralForm({ avatar, username, fullName, email, company }: General) {
  const { t } = useTranslation('account');
  const given = (text: string) => (isBlank(text) ? t('refusal.blank') : null);

  return useSettingsForm({
    initialValues: { avatar, username, fullName, email, company },
    validate: {
      username: (text) => given(text) ?? (isWord(text) ? null : t('refusal.word')),
      fullName: given,
      email: (text) => given(text) ?? (isEmail(text) ? null : t('refusal.email')),
      company: given,
    },
    toInput: (general) => ({ general }),
    // The form has validated all else. The remaining error is that the value is taken.
    translateRefusal: (field) =>
      field === 'username' || field === 'email' ? t(`refusal.taken.${field}`) : undefined,
    onSaved({ general }) {
      const { avatar, username, fullName, email } = general;
      changeUser({ avatar, username, fullName, email });
    },
  });
}

type General = SettingsFragment['general'];
