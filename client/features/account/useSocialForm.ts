import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { isBlank, isWebAddress } from '../../ui/form/rules.ts';
import { profileSites } from './networks.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export type SocialFormState = ReturnType<typeof useSocialForm>;

/** Returns the form of profile links. */
export function useSocialForm(settings: SettingsFragment) {
  const { t } = useTranslation('account');
  const validateLink = (text: string) =>
    isBlank(text) || isWebAddress(text) ? null : t('fieldError.site');

  return useSettingsForm({
    draft: 'settings.social',
    settings,
    toValues: ({ social: { links } }) => {
      const { twitter, facebook, google, linkedIn, instagram, quora } = links;
      return { twitter, facebook, google, linkedIn, instagram, quora };
    },
    rules: Object.fromEntries(profileSites.map(({ id }) => [id, validateLink])),
    toInput: (links) => ({ links }),
  });
}
