import type { CollectionOptions } from '../../collections.ts';
import type { QuerySearchArgs, QuerySuggestionsArgs, SearchGroup } from '../../gql/types.ts';
import { foldText } from '../../values/foldText.ts';
import { contains, getPage } from '../../values/rows.ts';
import { seedPages } from './pages.seed.ts';
import type { PageRow } from './row.ts';
import { createContacts, files, suggestions } from './seed.ts';

const searchLimit = 4;

interface Titled {
  title: string;
}

/** Returns the rank of a title: 0 if the title starts with `q`, 1 if one of its words starts with `q`, otherwise 2. */
function computeRank({ title }: Titled, q: string): number {
  const text = foldText(title);
  if (text.startsWith(q)) return 0;
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(q)) ? 1 : 2;
}

function findHits<Entry extends Titled>(entries: Entry[], text: string, limit: number): Entry[] {
  const q = foldText(text.trim());
  if (q === '') return [];
  const matches = entries.filter(({ title }) => contains(title, q));
  return getPage(
    matches.toSorted((a, b) => computeRank(a, q) - computeRank(b, q)),
    1,
    limit,
  );
}

export function createCollection({ store, clock }: CollectionOptions) {
  const pages = store.table('search.pages', {
    rowName: 'page',
    type: 'SearchPage',
    rows: seedPages,
    facets: { isBookmarked: ({ isBookmarked }: PageRow) => String(isBookmarked) },
  });
  const getContacts = () => createContacts(clock.startedAt());

  return {
    listPages: pages.all,

    listBookmarks: (): PageRow[] => pages.select({ where: { isBookmarked: ['true'] } }).rows,

    search: ({ q, limit }: QuerySearchArgs) => ({
      pages: findHits(pages.all(), q, limit),
      files: findHits(files, q, limit),
      contacts: findHits(getContacts(), q, limit),
    }),

    listGroups: (): SearchGroup[] => [
      { groupTitle: 'Pages', searchLimit, entries: pages.all() },
      { groupTitle: 'Files', searchLimit, entries: files },
      { groupTitle: 'Contacts', searchLimit, entries: getContacts() },
    ],

    listSuggestions: ({ q, limit }: QuerySuggestionsArgs) =>
      getPage(
        suggestions.filter(({ title }) => contains(title, q)),
        1,
        limit,
      ),

    toggleBookmark(id: number): PageRow {
      const page = pages.find(id);
      return pages.replace({ ...page, isBookmarked: !page.isBookmarked });
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    search: ReturnType<typeof createCollection>;
  }
}
