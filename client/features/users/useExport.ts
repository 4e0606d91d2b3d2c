import { useApolloClient } from '@apollo/client/react';
import { UserListPageDocument, type UserListPageQueryVariables } from '../../gql/users/graphql.ts';
import type { ListedUser } from './useColumns.tsx';

const perPage = 5000;

/** Returns a function that loads all users of the filtered list, some thousand at a time. */
export function useExport(list: UserListPageQueryVariables) {
  const client = useApolloClient();

  return async (): Promise<ListedUser[]> => {
    const users: ListedUser[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: UserListPageDocument,
        // Exports contain no avatars, which can be large data URLs.
        variables: { ...list, page, perPage, hasAvatars: false },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The list could not be loaded');
      users.push(...data.userPage.users);
      if (data.userPage.users.length < perPage) return users;
    }
  };
}
