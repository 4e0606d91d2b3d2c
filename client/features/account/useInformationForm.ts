import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { isBlank, isWebAddress, parsePhone } from './checks.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export type InformationFormState = ReturnType<typeof useInformationForm>;

/** The form of biography, contact and personal details. */
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
      website: (text) => (isBlank(text) || isWebAddress(text) ? null : t('refusal.site')),
      phone: (text) => (parsePhone(text) === null ? t('refusal.phone') : null),
    },
    toInput: ({ phone, country, ...others }) => ({
      info: { ...others, country: country ?? '', phone: parsePhone(phone) },
    }),
  });
}
