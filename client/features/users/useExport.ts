import { useApolloClient } from '@apollo/client/react';
import { ExportUsersDocument, type UserListPageQueryVariables } from '../../gql/users/graphql.ts';
import type { ListedUser } from './useColumns.tsx';

const perPage = 5000;

/** Every user of the filtered list, in its order, a piece at a time. */
export function useExport(list: UserListPageQueryVariables) {
  const client = useApolloClient();

  return async (): Promise<ListedUser[]> => {
    const users: ListedUser[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: ExportUsersDocument,
        variables: { ...list, page, perPage },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The list could not be loaded');
      users.push(...data.userPage.users.map((user) => ({ ...user, avatar: '' })));
      if (data.userPage.users.length < perPage) return users;
    }
  };
}
