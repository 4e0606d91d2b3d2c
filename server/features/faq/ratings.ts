import type { KnowledgeArticle } from '../../gql/resolvers.ts';
import { createMarks } from '../../store/createMarks.ts';
import type { Store } from '../../store/createStore.ts';

type Counts = Pick<KnowledgeArticle, 'helpfulCount' | 'unhelpfulCount'>;

/** Returns the ratings that the sample starts with: many of them, and most of them good. */
const sampleCounts = (index: number): Counts => ({
  helpfulCount: 12 + ((index * 37) % 89),
  unhelpfulCount: (index * 5) % 9,
});

/** Creates the ratings of articles. Each account has one rating for an article. */
export function createRatings(store: Store, slugs: string[]) {
  const helpful = createMarks(store, 'faq.helpful');
  const unhelpful = createMarks(store, 'faq.unhelpful');
  const ids = new Map(slugs.map((slug, index) => [slug, index + 1]));
  const idOf = (slug: string) => ids.get(slug) ?? 0;

  function countsOf(slug: string): Counts {
    const id = idOf(slug);
    const { helpfulCount, unhelpfulCount } = sampleCounts(id - 1);
    return {
      helpfulCount: helpfulCount + helpful.count(id),
      unhelpfulCount: unhelpfulCount + unhelpful.count(id),
    };
  }

  function ratingBy(id: number, person: number): boolean | null {
    if (helpful.has(id, person)) return true;
    return unhelpful.has(id, person) ? false : null;
  }

  return {
    of: (slug: string, person: number) => ({
      ...countsOf(slug),
      isHelpful: ratingBy(idOf(slug), person),
    }),

    /** Returns the slugs, those of the most helpful articles first. */
    best: () => slugs.toSorted((a, b) => countsOf(b).helpfulCount - countsOf(a).helpfulCount),

    /** Returns the number of ratings of all articles. */
    count: () =>
      slugs
        .map(countsOf)
        .reduce((sum, { helpfulCount, unhelpfulCount }) => sum + helpfulCount + unhelpfulCount, 0),

    /** Null removes the rating. */
    rate(slug: string, person: number, isHelpful: boolean | null) {
      helpful.set(idOf(slug), person, isHelpful === true);
      unhelpful.set(idOf(slug), person, isHelpful === false);
    },
  };
}
