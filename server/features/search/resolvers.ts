import type { Resolvers } from '../../gql/resolvers.ts';
import { searchRecords } from './records.ts';

export const resolvers: Resolvers = {
  Query: {
    search: (_, args, { collections }) => collections.search.search(args),
    searchRecords: (_, args, context) => searchRecords(args, context),
    searchGroups: (_, __, { collections }) => collections.search.listGroups(),
    pages: (_, __, { collections }) => collections.search.listPages(),
    bookmarks: (_, __, { collections }) => collections.search.listBookmarks(),
    suggestions: (_, args, { collections }) => collections.search.listSuggestions(args),
  },
  Mutation: {
    toggleBookmark: (_, { id }, { collections }) => collections.search.toggleBookmark(id),
  },
  SearchContact: {
    user: ({ title }, _, { collections }) => collections.users.findByName(title) ?? null,
  },
};
