import type { KnowledgeArticle } from '../../gql/resolvers.ts';

type Rating = Pick<KnowledgeArticle, 'helpfulCount' | 'unhelpfulCount' | 'isHelpful'>;

/** What readers said before this desk was opened: many of them, and mostly thanks. */
const said = (index: number): Rating => ({
  helpfulCount: 12 + ((index * 37) % 89),
  unhelpfulCount: (index * 5) % 9,
  isHelpful: null,
});

/** What readers say about articles. This desk has one voice for each. */
export function createRatings(slugs: string[]) {
  const ratings = new Map(slugs.map((slug, index) => [slug, said(index)]));
  const of = (slug: string) => ratings.get(slug) ?? said(0);

  return {
    of,

    /** Slugs, those that helped most first. */
    best: () => slugs.toSorted((a, b) => of(b).helpfulCount - of(a).helpfulCount),

    /** How many were given, on all articles. */
    count: () =>
      [...ratings.values()].reduce(
        (sum, { helpfulCount, unhelpfulCount }) => sum + helpfulCount + unhelpfulCount,
        0,
      ),

    rate(slug: string, isHelpful: boolean | null) {
      const before = of(slug);
      const change = (voice: boolean) =>
        Number(isHelpful === voice) - Number(before.isHelpful === voice);
      ratings.set(slug, {
        helpfulCount: before.helpfulCount + change(true),
        unhelpfulCount: before.unhelpfulCount + change(false),
        isHelpful,
      });
    },
  };
}
