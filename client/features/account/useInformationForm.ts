import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { isBlank, isWebAddress } from '../../ui/form/rules.ts';
import { isTextOrNull } from '../../ui/form/shapes.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export type InformationFormState = ReturnType<typeof useInformationForm>;

/** Returns the form of the biography, the contact and the personal details. */
export function useInformationForm(settings: SettingsFragment) {
  const { t } = useTranslation('account');

  return useSettingsForm({
    draft: 'settings.information',
    shapes: { birthDate: isTextOrNull, country: isTextOrNull },
    settings,
    toValues: ({ info }) => ({
      bio: info.bio,
      birthDate: info.birthDate?.slice(0, 10) ?? null,
      country: info.country || null,
      website: info.website,
      phone: info.phone ? String(info.phone) : '',
    }),
    rules: {
      website: (text) => (isBlank(text) || isWebAddress(text) ? null : t('fieldError.site')),
      phone: (text) => (parsePhone(text) === null ? t('fieldError.phone') : null),
    },
    toInput: ({ phone, country, ...details }) => ({
      info: { ...details, country: country ?? '', phone: parsePhone(phone) },
    }),
  });
}

/** Returns the digits of a phone number with its country code. Returns 0 for an empty text, null for an invalid number. */
function parsePhone(text: string): number | null {
  if (isBlank(text)) return 0;
  const digits = text.replace(/[\s()+\-./]/g, '').replace(/^00/, '');
  return /^[1-9]\d{4,14}$/.test(digits) ? Number(digits) : null;
}
