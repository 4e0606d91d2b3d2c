import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    search: (_, args, { collections }) => collections.search.search(args),
    searchGroups: (_, __, { collections }) => collections.search.groups(),
    pages: (_, __, { collections }) => collections.search.pages(),
    bookmarks: (_, __, { collections }) => collections.search.bookmarks(),
    suggestions: (_, args, { collections }) => collections.search.suggestions(args),
  },
  Mutation: {
    toggleBookmark: (_, { id }, { collections }) => collections.search.toggle(id),
  },
  SearchContact: {
    user: ({ title }, _, { collections }) => collections.users.findByName(title) ?? null,
  },
};
