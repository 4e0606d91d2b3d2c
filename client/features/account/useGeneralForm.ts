import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { changeUser } from '../../session/session.ts';
import { isBlank, isEmail, isWord } from '../../ui/form/rules.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export type GeneralFormState = ReturnType<typeof useGeneralForm>;

/** Returns the form of the names, the portrait, the email address and the company. */
export function useGeneralForm(settings: SettingsFragment) {
  const { t } = useTranslation('account');
  const validateRequired = (text: string) => (isBlank(text) ? t('fieldError.blank') : null);

  return useSettingsForm({
    draft: 'settings.general',
    settings,
    toValues: ({ general: { avatar, username, fullName, email, company } }) => ({
      ...{ avatar, username, fullName, email, company },
    }),
    rules: {
      username: (text) => validateRequired(text) ?? (isWord(text) ? null : t('fieldError.word')),
      fullName: validateRequired,
      email: (text) => validateRequired(text) ?? (isEmail(text) ? null : t('fieldError.email')),
      company: validateRequired,
    },
    toInput: (general) => ({ general }),
    // The form checks all other rules, so that such an error means that the value is taken.
    errorText: (field) =>
      field === 'username' || field === 'email' ? t(`fieldError.taken.${field}`) : undefined,
    onSaved({ general: { avatar, username, fullName, email } }) {
      changeUser({ avatar, username, fullName, email });
    },
  });
}
