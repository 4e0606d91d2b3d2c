import { useApolloClient } from '@apollo/client/react';
import { UserListPageDocument, type UserListPageQueryVariables } from '../../gql/users/graphql.ts';
import type { ListedUser } from './useColumns.tsx';

/** The page size of the requests that load all users. */
const perPage = 5000;

/** Returns a function that loads all users of the filtered list for an export. */
export function useLoadAllUsers(listVariables: UserListPageQueryVariables) {
  const client = useApolloClient();

  return async (): Promise<ListedUser[]> => {
    const users: ListedUser[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: UserListPageDocument,
        // Exports contain no avatars, which can be large data URLs.
        variables: { ...listVariables, page, perPage, hasAvatars: false },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The list of users could not be loaded. Try again.');
      users.push(...data.userPage.users);
      if (data.userPage.users.length < perPage) return users;
    }
  };
}
