import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { isBlank, isWebAddress } from './checks.ts';
import { links } from './networks.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export type SocialFormState = ReturnType<typeof useSocialForm>;

/** The form of profile links. */
export function useSocialForm(saved: SettingsFragment['social']['links']) {
  const { t } = useTranslation('account');
  const { twitter, facebook, google, linkedIn, instagram, quora } = saved;
  const validateLink = (text: string) =>
    isBlank(text) || isWebAddress(text) ? null : t('refusal.site');

  return useSettingsForm({
    initialValues: { twitter, facebook, google, linkedIn, instagram, quora },
    validate: Object.fromEntries(links.map(({ id }) => [id, validateLink])),
    toInput: (values) => ({ links: values }),
  });
}
