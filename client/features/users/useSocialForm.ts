import { useTranslation } from 'react-i18next';
import type { UserEdit_UserFragment } from '../../gql/users/graphql.ts';
import { isWord } from '../../ui/form/rules.ts';
import { linkNames } from './links.ts';
import { useUserForm } from './useUserForm.ts';

export type SocialFormState = ReturnType<typeof useSocialForm>;

/** Returns the form of the profile links. */
export function useSocialForm(user: UserEdit_UserFragment) {
  const { t } = useTranslation('users');
  // A link is a username or a URL. Neither contains whitespace.
  const validateLink = (text: string) => (isWord(text) ? null : t('fieldError.link'));

  return useUserForm({
    name: 'social',
    user,
    toValues({ details: { links } }) {
      const { twitter, facebook, instagram, github, codepen, slack } = links;
      return { twitter, facebook, instagram, github, codepen, slack };
    },
    rules: Object.fromEntries(linkNames.map((name) => [name, validateLink])),
    toInput: (links) => ({ details: { links } }),
  });
}
