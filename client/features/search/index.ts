import type { Feature } from '../../feature.ts';
import { BookmarksDocument } from '../../gql/searchNavbar/graphql.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { SearchButton } from './SearchButton.tsx';

export const search: Feature = {
  name: 'search',
  navbar: [
    { slot: 'bookmarks', Widget: Bookmarks, query: BookmarksDocument },
    { slot: 'search', Widget: SearchButton },
  ],
};
