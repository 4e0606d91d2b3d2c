import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/api/autocomplete/data',
    operation: graphql(`
      query ListSuggestions {
        autoComplete: suggestions {
          title
          rank
          id
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/api/main-search/data',
    operation: graphql(`
      query ListSearchGroups {
        searchArr: searchGroups {
          groupTitle
          searchLimit
          data: entries {
            id @omitNull
            target @omitNull
            isBookmarked @omitNull
            title
            icon @omitNull
            link @omitNull
            collapsed: isCollapsed @omitNull
            by @omitNull
            size @omitNull
            file @omitNull
            email @omitNull
            img @omitNull
            date @omitNull
          }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/api/bookmarks/data',
    operation: graphql(`
      query ListBookmarks {
        suggestions: pages {
          ...SearchPageBody
        }
        bookmarks {
          ...SearchPageBody
        }
      }

      fragment SearchPageBody on SearchPage {
        id
        target
        isBookmarked
        title
        icon
        link
        collapsed: isCollapsed @omitNull
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/api/bookmarks/update',
    reply: null,
    example: { id: 7 },
    operation: graphql(`
      mutation ToggleBookmark($id: Int! @exact) {
        toggleBookmark(id: $id) {
          id
        }
      }
    `),
  }),
];
