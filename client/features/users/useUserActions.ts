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
import { statuses } from './facts.ts';
import type { SettableStatus } from './statusActs.ts';

export interface ActedOn {
  id: number;
  fullName: string;
  status: UserStatus;
}

export type UserActions = ReturnType<typeof useUserActions>;

/** Sends all queries of the screen again, because any of them may contain the user. */
const shown = { refetchQueries: 'active' as const };

/**
 * Returns the actions on users. Their results are shown at once, and reverted if the server refuses
 * them.
 */
export function useUserActions(list?: UserListPageQueryVariables) {
  const { t } = useTranslation('users');
  const [setUserStatus] = useSetUserStatusMutation(shown);
  const [deleteUsers] = useDeleteUsersMutation(shown);
  const [restoreUsers] = useRestoreUsersMutation(shown);

  const put = (ids: number[], status: UserStatus) =>
    setUserStatus({
      variables: { ids, status },
      optimisticResponse: {
        setUserStatus: ids.map((id) => ({ __typename: 'User' as const, id, status })),
      },
    });

  return {
    async setStatus(users: ActedOn[], status: SettableStatus) {
      const changed = users.filter((user) => user.status !== status);
      if (changed.length === 0) return;
      const { error } = await put(idsOf(changed), status);
      if (error) return;

      showToast({
        kind: 'success',
        message: t(`toast.${status}`, named(changed)),
        async undo() {
          for (const before of statuses) {
            const ids = idsOf(changed.filter((user) => user.status === before));
            if (ids.length > 0) await put(ids, before);
          }
        },
      });
    },

    /** Resolves to whether the users were deleted. */
    async remove(users: ActedOn[]): Promise<boolean> {
      const ids = idsOf(users);
      const { error } = await deleteUsers({
        variables: { ids },
        optimisticResponse: { deleteUsers: ids },
        update: (cache) => list && takeOff(cache, list, ids),
      });
      if (error) return false;

      showToast({
        kind: 'success',
        message: t('toast.deleted', named(users)),
        undo: () => void restoreUsers({ variables: { ids } }),
      });
      return true;
    },
  };
}

const idsOf = (users: ActedOn[]) => users.map(({ id }) => id);
const named = (users: ActedOn[]) => ({ count: users.length, name: users[0]?.fullName ?? '' });

/** Removes users from the visible page before the response. */
function takeOff(cache: ApolloCache, variables: UserListPageQueryVariables, ids: number[]) {
  cache.updateQuery({ query: UserListPageDocument, variables }, (data) => {
    if (!data) return data;
    const { userPage } = data;
    const users = userPage.users.filter(({ id }) => !ids.includes(id));
    const total = userPage.total - (userPage.users.length - users.length);
    return { ...data, userPage: { ...userPage, users, total } };
  });
}
