import type { Resolvers } from '../../gql/resolvers.ts';
import { readConnection } from '../../values/readConnection.ts';
import { getDetails } from './details.ts';
import { listPermissions, listRolePermissions } from './permissions.ts';

export const resolvers: Resolvers = {
  Query: {
    users: (_, __, { collections }) => collections.users.list(),
    userPage: (_, args, { collections }) => collections.users.selectPage(args),
    userConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'users', (part) =>
        collections.users.selectPage({ ...args, ...part }),
      ),
    user: (_, { id }, { collections }) => collections.users.get(id) ?? null,
    isUsernameTaken: (_, { username, exceptId }, { collections }) =>
      collections.users.isTaken('username', username, exceptId),
    isEmailTaken: (_, { email, exceptId }, { collections }) =>
      collections.users.isTaken('email', email, exceptId),
    userRoles: () => listRolePermissions(),
  },
  Mutation: {
    addUser: (_, user, { collections }) => collections.users.add(user),
    updateUser: (_, { user }, { collections }) => collections.users.update(user),
    setUserStatus: (_, { ids, status }, { collections }) =>
      collections.users.setStatus(ids, status),
    deleteUser: (_, { id }, { collections }) => collections.users.remove(id),
    deleteUsers: (_, { ids }, { collections }) => collections.users.removeAll(ids),
    restoreUsers: (_, { ids }, { collections }) => collections.users.restoreAll(ids),
  },
  User: {
    details: (user) => getDetails(user),
    planEndsOn: (user, _, { collections }) => collections.users.getPlanEndDay(user),
    permissions: (user) => listPermissions(user),
    hasOwnPermissions: ({ permissions }) => permissions !== undefined,
    history: (user, _, { collections }) => collections.users.listChanges(user),
  },
  Assignee: {
    user: ({ fullName }, _, { collections }) => collections.users.findByName(fullName) ?? null,
  },
};
