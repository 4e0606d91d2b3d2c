import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { IsUserTakenDocument } from '../../gql/users/graphql.ts';

interface Names {
  username: string;
  email: string;
}

/** Returns the error of a username or email that is taken. */
export function useTaken(exceptId?: number) {
  const { t } = useTranslation('users');
  const client = useApolloClient();

  return async ({ username, email }: Names): Promise<Partial<Names>> => {
    const variables = { username: username.trim(), email: email.trim(), exceptId };
    const { data } = await client
      .query({ query: IsUserTakenDocument, variables, fetchPolicy: 'no-cache' })
      // Saving checks again and shows an error if there is no connection.
      .catch(() => ({ data: undefined }));

    return {
      ...(data?.isUsernameTaken && { username: t('refusal.usernameTaken') }),
      ...(data?.isEmailTaken && { email: t('refusal.emailTaken') }),
    };
  };
}
