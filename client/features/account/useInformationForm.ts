import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { isBlank, isWebAddress, parsePhone } from './fieldRules.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** The state of the form of personal information. */
export type InformationFormState = ReturnType<typeof useInformationForm>;

/** Returns the state of the form of the biography, the contact and the personal details. */
export function useInformationForm(info: SettingsFragment['info']) {
  const { t } = useTranslation('account');

  return useSettingsForm({
    initialValues: {
      bio: info.bio,
      birthDate: info.birthDate?.slice(0, 10) ?? null,
      country: info.country || null,
      website: info.website,
      phone: info.phone ? String(info.phone) : '',
    },
    validate: {
      website: (text) => (isBlank(text) || isWebAddress(text) ? null : t('fieldError.site')),
      phone: (text) => (parsePhone(text) === null ? t('fieldError.phone') : null),
    },
    toInput: ({ phone, country, ...details }) => ({
      info: { ...details, country: country ?? '', phone: parsePhone(phone) },
    }),
  });
}
