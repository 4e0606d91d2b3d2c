import { useTranslation } from 'react-i18next';
import type { UserEdit_UserFragment } from '../../gql/users/graphql.ts';
import { trimValues } from './formHelpers.ts';
import { useUserForm } from './useUserForm.ts';
import { isBlank, isPhone, isWebAddress } from './validators.ts';

export type InformationFormState = ReturnType<typeof useInformationForm>;

/** Manages the form of the personal details: contact, languages and address. */
export function useInformationForm({ id, details }: UserEdit_UserFragment) {
  const { t } = useTranslation('users');
  const { address } = details;
  const requireText = (text: string | null) => (isBlank(text) ? t('fieldError.blank') : null);

  return useUserForm({
    id,
    initialValues: {
      birthDate: details.birthDate?.slice(0, 10) ?? null,
      mobile: details.mobile,
      website: details.website,
      languages: details.languages,
      gender: details.gender ?? null,
      contactOptions: details.contactOptions,
      line1: address.line1,
      line2: address.line2,
      postcode: address.postcode,
      city: address.city,
      state: address.state,
      country: address.country || null,
    },
    validate: {
      mobile: (text) => (isPhone(text) ? null : t('fieldError.phone')),
      website: (text) => (isBlank(text) || isWebAddress(text) ? null : t('fieldError.website')),
      line1: requireText,
      postcode: requireText,
      state: requireText,
      country: requireText,
    },
    toInput(values) {
      const { line1, line2, postcode, city, state, country, ...details } = trimValues(values);
      const address = { line1, line2, postcode, city, state, country: country ?? '' };
      return { details: { ...details, address } };
    },
  });
}
