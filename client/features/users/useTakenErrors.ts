import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { IsUserTakenDocument } from '../../gql/users/graphql.ts';

interface UniqueFields {
  username: string;
  email: string;
}

/** Returns a function that checks on the server whether a username or an email is taken. */
export function useTakenErrors(exceptId?: number) {
  const { t } = useTranslation('users');
  const client = useApolloClient();

  return async ({ username, email }: UniqueFields): Promise<Partial<UniqueFields>> => {
    const variables = { username: username.trim(), email: email.trim(), exceptId };
    const { data } = await client
      .query({ query: IsUserTakenDocument, variables, fetchPolicy: 'no-cache' })
      // Errors are ignored, because the mutation that saves the user checks again and shows errors.
      .catch(() => ({ data: undefined }));

    return {
      ...(data?.isUsernameTaken && { username: t('fieldError.usernameTaken') }),
      ...(data?.isEmailTaken && { email: t('fieldError.emailTaken') }),
    };
  };
}
