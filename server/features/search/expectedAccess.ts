import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.search': adminOnly,
  'Query.searchRecords': adminOnly,
  'Query.searchGroups': adminOnly,
  'Query.pages': adminOnly,
  'Query.bookmarks': adminOnly,
  'Query.suggestions': adminOnly,
  'Mutation.toggleBookmark': adminOnly,
  'GET /api/autocomplete/data': adminOnly,
  'GET /api/main-search/data': adminOnly,
  'GET /api/bookmarks/data': adminOnly,
  'POST /api/bookmarks/update': adminOnly,
};
