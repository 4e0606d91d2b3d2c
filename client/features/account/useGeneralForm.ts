import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { changeUser } from '../../session/session.ts';
import { isBlank, isEmail, isWord } from './fieldRules.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** The state of the form of the general settings. */
export type GeneralFormState = ReturnType<typeof useGeneralForm>;

/** Returns the state of the form of the names, the portrait, the email address and the company. */
export function useGeneralForm({ avatar, username, fullName, email, company }: General) {
  const { t } = useTranslation('account');
  const validateRequired = (text: string) => (isBlank(text) ? t('fieldError.blank') : null);

  return useSettingsForm({
    initialValues: { avatar, username, fullName, email, company },
    validate: {
      username: (text) => validateRequired(text) ?? (isWord(text) ? null : t('fieldError.word')),
      fullName: validateRequired,
      email: (text) => validateRequired(text) ?? (isEmail(text) ? null : t('fieldError.email')),
      company: validateRequired,
    },
    toInput: (general) => ({ general }),
    // The form checks all other rules, so that such an error means that the value is taken.
    translateError: (field) =>
      field === 'username' || field === 'email' ? t(`fieldError.taken.${field}`) : undefined,
    onSaved({ general }) {
      const { avatar, username, fullName, email } = general;
      changeUser({ avatar, username, fullName, email });
    },
  });
}

type General = SettingsFragment['general'];
