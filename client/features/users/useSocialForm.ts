import { useTranslation } from 'react-i18next';
import type { UserEdit_UserFragment } from '../../gql/users/graphql.ts';
import { trimValues } from './formHelpers.ts';
import { linkNames } from './links.ts';
import { useUserForm } from './useUserForm.ts';

export type SocialFormState = ReturnType<typeof useSocialForm>;

/** Manages the form of the profile links. */
export function useSocialForm({ id, details }: UserEdit_UserFragment) {
  const { t } = useTranslation('users');
  const { twitter, facebook, instagram, github, codepen, slack } = details.links;
  // A link is a username or a URL. Neither contains whitespace.
  const validateLink = (text: string) => (/\s/.test(text.trim()) ? t('fieldError.link') : null);

  return useUserForm({
    id,
    initialValues: { twitter, facebook, instagram, github, codepen, slack },
    validate: Object.fromEntries(linkNames.map((name) => [name, validateLink])),
    toInput: (values) => ({ details: { links: trimValues(values) } }),
  });
}
