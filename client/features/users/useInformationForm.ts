import { useTranslation } from 'react-i18next';
import type { UserEdit_UserFragment } from '../../gql/users/graphql.ts';
import { isBlank, isPhone, isWebAddress } from '../../ui/form/rules.ts';
import { isTextOrNull } from '../../ui/form/shapes.ts';
import { useUserForm } from './useUserForm.ts';

export type InformationFormState = ReturnType<typeof useInformationForm>;

/** Returns the form of the personal details: contact, languages and address. */
export function useInformationForm(user: UserEdit_UserFragment) {
  const { t } = useTranslation('users');
  const requireText = (text: string | null) => (isBlank(text) ? t('fieldError.blank') : null);

  return useUserForm({
    name: 'information',
    user,
    shapes: { birthDate: isTextOrNull, gender: isTextOrNull, country: isTextOrNull },
    toValues: ({ details }) => ({
      birthDate: details.birthDate?.slice(0, 10) ?? null,
      mobile: details.mobile,
      website: details.website,
      languages: details.languages,
      gender: details.gender ?? null,
      contactOptions: details.contactOptions,
      line1: details.address.line1,
      line2: details.address.line2,
      postcode: details.address.postcode,
      city: details.address.city,
      state: details.address.state,
      country: details.address.country || null,
    }),
    rules: {
      mobile: (text) => (isPhone(text) ? null : t('fieldError.phone')),
      website: (text) => (isBlank(text) || isWebAddress(text) ? null : t('fieldError.website')),
      line1: requireText,
      postcode: requireText,
      state: requireText,
      country: requireText,
    },
    toInput({ line1, line2, postcode, city, state, country, ...details }) {
      const address = { line1, line2, postcode, city, state, country: country ?? '' };
      return { details: { ...details, address } };
    },
  });
}
