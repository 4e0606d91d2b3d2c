import type { SearchContact, SearchFile, SearchPage } from '../../gql/types.ts';

// The rows omit `__typename`, so that each row is also a `SearchEntry`.
export type PageRow = Omit<SearchPage, '__typename'>;
export type FileRow = Omit<SearchFile, '__typename'>;
export type ContactRow = Omit<SearchContact, '__typename' | 'user'>;
