import type { QuerySearchArgs, QuerySuggestionsArgs, SearchGroup } from '../../gql/resolvers.ts';
import { contains, pageOf } from '../../rows.ts';
import { createTable } from '../../table/table.ts';
import type { World } from '../../world.ts';
import { seedPages } from './pages.seed.ts';
import type { PageRow } from './row.ts';
import { files, seedContacts, suggestions } from './seed.ts';

const shownHits = 4;

interface Titled {
  title: string;
}

/** How well a title fits: 0 where it starts with the words, 1 where one of its words does. */
function rankOf({ title }: Titled, q: string): number {
  const text = title.toLowerCase();
  if (text.startsWith(q)) return 0;
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(q)) ? 1 : 2;
}

function hits<Entry extends Titled>(entries: Entry[], text: string, limit: number): Entry[] {
  const q = text.trim().toLowerCase();
  if (q === '') return [];
  const found = entries.filter(({ title }) => contains(title, q));
  return pageOf(
    found.toSorted((a, b) => rankOf(a, q) - rankOf(b, q)),
    1,
    limit,
  );
}

export function createCollection(world: World) {
  const pages = createTable({
    name: 'page',
    rows: seedPages(),
    texts: ({ title }) => [title],
    facets: { isBookmarked: ({ isBookmarked }) => String(isBookmarked) },
    sorts: {},
  });
  const contacts = seedContacts(world);

  return {
    pages: pages.all,

    bookmarks: (): PageRow[] => pages.select({ where: { isBookmarked: ['true'] } }).rows,

    search: ({ q, limit }: QuerySearchArgs) => ({
      pages: hits(pages.all(), q, limit),
      files: hits(files, q, limit),
      contacts: hits(contacts, q, limit),
    }),

    groups: (): SearchGroup[] => [
      { groupTitle: 'Pages', searchLimit: shownHits, entries: pages.all() },
      { groupTitle: 'Files', searchLimit: shownHits, entries: files },
      { groupTitle: 'Contacts', searchLimit: shownHits, entries: contacts },
    ],

    suggestions: ({ q, limit }: QuerySuggestionsArgs) =>
      pageOf(
        suggestions.filter(({ title }) => contains(title, q)),
        1,
        limit,
      ),

    toggle(id: number): PageRow {
      const page = pages.find(id);
      return pages.replace({ ...page, isBookmarked: !page.isBookmarked });
    },
  };
}
