import { hasOwnSchema } from '../../config.ts';
import type { Feature, NavbarWidget } from '../../feature.ts';
import { BookmarksDocument } from '../../gql/searchNavbar/graphql.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { SearchButton } from './SearchButton.tsx';

/** The bookmarks of pages. An own schema has no pages that can be bookmarked. */
const bookmarks: NavbarWidget = {
  slot: 'bookmarks',
  Widget: Bookmarks,
  query: BookmarksDocument,
};

export const search: Feature = {
  name: 'search',
  navbar: [...(hasOwnSchema ? [] : [bookmarks]), { slot: 'search', Widget: SearchButton }],
};
