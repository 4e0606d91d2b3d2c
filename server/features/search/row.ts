import type { SearchContact, SearchFile, SearchPage } from '../../gql/resolvers.ts';

// Without type names, each of them is a `SearchEntry` as well.
export type PageRow = Omit<SearchPage, '__typename'>;
export type FileRow = Omit<SearchFile, '__typename'>;
export type ContactRow = Omit<SearchContact, '__typename' | 'user'>;
