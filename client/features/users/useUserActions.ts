import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import {
  UserListPageDocument,
  type UserListPageQueryVariables,
  type UserStatus,
} from '../../gql/users/graphql.ts';
import {
  useDeleteUsersMutation,
  useRestoreUsersMutation,
  useSetUserStatusMutation,
} from '../../gql/users/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { statuses } from './enums.ts';
import type { SettableStatus } from './statusActions.ts';

/** The fields of a user that the actions need. */
export interface TargetUser {
  id: number;
  fullName: string;
  status: UserStatus;
}

export type UserActions = ReturnType<typeof useUserActions>;

/** Refetches all queries of the screen, because each of them may contain the user. */
const mutationOptions = { refetchQueries: 'active' as const };

/**
 * Returns the actions on users. The screen shows the result before the response, and the previous state
 * again if the request fails. `listVariables` are the variables of the list on the screen.
 */
export function useUserActions(listVariables?: UserListPageQueryVariables) {
  const { t } = useTranslation('users');
  const [setUserStatus] = useSetUserStatusMutation(mutationOptions);
  const [deleteUsers] = useDeleteUsersMutation(mutationOptions);
  const [restoreUsers] = useRestoreUsersMutation(mutationOptions);

  const sendStatus = (ids: number[], status: UserStatus) =>
    setUserStatus({
      variables: { ids, status },
      optimisticResponse: {
        setUserStatus: ids.map((id) => ({ __typename: 'User' as const, id, status })),
      },
    });

  return {
    async setStatus(users: TargetUser[], status: SettableStatus) {
      const changed = users.filter((user) => user.status !== status);
      if (changed.length === 0) return;
      const { error } = await sendStatus(getIds(changed), status);
      if (error) return;

      showToast({
        kind: 'success',
        message: t(`toast.${status}`, getToastValues(changed)),
        async undo() {
          for (const previousStatus of statuses) {
            const ids = getIds(changed.filter((user) => user.status === previousStatus));
            if (ids.length > 0) await sendStatus(ids, previousStatus);
          }
        },
      });
    },

    /** Deletes users. Returns whether they were deleted. */
    async remove(users: TargetUser[]): Promise<boolean> {
      const ids = getIds(users);
      const { error } = await deleteUsers({
        variables: { ids },
        optimisticResponse: { deleteUsers: ids },
        update: (cache) => listVariables && removeFromList(cache, listVariables, ids),
      });
      if (error) return false;

      showToast({
        kind: 'success',
        message: t('toast.deleted', getToastValues(users)),
        undo: () => void restoreUsers({ variables: { ids } }),
      });
      return true;
    },
  };
}

const getIds = (users: TargetUser[]) => users.map(({ id }) => id);

/** Returns the number of users and the name of the first user, for the text of a toast. */
const getToastValues = (users: TargetUser[]) => ({
  count: users.length,
  name: users[0]?.fullName ?? '',
});

/** Removes users from the visible page of the list in the cache. */
function removeFromList(cache: ApolloCache, variables: UserListPageQueryVariables, ids: number[]) {
  cache.updateQuery({ query: UserListPageDocument, variables }, (data) => {
    if (!data) return data;
    const { userPage } = data;
    const users = userPage.users.filter(({ id }) => !ids.includes(id));
    const total = userPage.total - (userPage.users.length - users.length);
    return { ...data, userPage: { ...userPage, users, total } };
  });
}
