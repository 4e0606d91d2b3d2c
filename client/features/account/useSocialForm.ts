import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { isBlank, isWebAddress } from './fieldRules.ts';
import { profileSites } from './networks.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** The state of the form of profile links. */
export type SocialFormState = ReturnType<typeof useSocialForm>;

/** Returns the state of the form of profile links. */
export function useSocialForm(savedLinks: SettingsFragment['social']['links']) {
  const { t } = useTranslation('account');
  const { twitter, facebook, google, linkedIn, instagram, quora } = savedLinks;
  const validateLink = (text: string) =>
    isBlank(text) || isWebAddress(text) ? null : t('fieldError.site');

  return useSettingsForm({
    initialValues: { twitter, facebook, google, linkedIn, instagram, quora },
    validate: Object.fromEntries(profileSites.map(({ id }) => [id, validateLink])),
    toInput: (values) => ({ links: values }),
  });
}
