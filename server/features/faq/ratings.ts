import type { KnowledgeArticle } from '../../gql/types.ts';
import { createMarks } from '../../store/createMarks.ts';
import type { Store } from '../../store/createStore.ts';

type Counts = Pick<KnowledgeArticle, 'helpfulCount' | 'unhelpfulCount'>;

/** Returns the numbers of ratings of an article in the sample. */
const getSampleCounts = (index: number): Counts => ({
  helpfulCount: 12 + ((index * 37) % 89),
  unhelpfulCount: (index * 5) % 9,
});

/** Creates the part of the collection for ratings. Each account can rate an article once. */
export function createRatings(store: Store, slugs: string[]) {
  const helpful = createMarks(store, 'faq.helpful', 'KnowledgeArticle');
  const unhelpful = createMarks(store, 'faq.unhelpful', 'KnowledgeArticle');
  const ids = new Map(slugs.map((slug, index) => [slug, index + 1]));
  const getId = (slug: string) => ids.get(slug) ?? 0;

  function getCounts(slug: string): Counts {
    const id = getId(slug);
    const { helpfulCount, unhelpfulCount } = getSampleCounts(id - 1);
    return {
      helpfulCount: helpfulCount + helpful.count(id),
      unhelpfulCount: unhelpfulCount + unhelpful.count(id),
    };
  }

  function getRating(id: number, accountId: number): boolean | null {
    if (helpful.has(id, accountId)) return true;
    return unhelpful.has(id, accountId) ? false : null;
  }

  return {
    get: (slug: string, accountId: number) => ({
      ...getCounts(slug),
      isHelpful: getRating(getId(slug), accountId),
    }),

    /** Returns all slugs, most helpful articles first. */
    listMostHelpful: () =>
      slugs.toSorted((a, b) => getCounts(b).helpfulCount - getCounts(a).helpfulCount),

    /** Returns the number of ratings of all articles. */
    countAll: () =>
      slugs
        .map(getCounts)
        .reduce((sum, { helpfulCount, unhelpfulCount }) => sum + helpfulCount + unhelpfulCount, 0),

    /** Sets the rating of an account. Null removes the rating. */
    rate(slug: string, accountId: number, isHelpful: boolean | null) {
      helpful.set(getId(slug), accountId, isHelpful === true);
      unhelpful.set(getId(slug), accountId, isHelpful === false);
    },
  };
}
