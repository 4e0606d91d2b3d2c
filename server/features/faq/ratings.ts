import type { KnowledgeArticle } from '../../gql/resolvers.ts';

type Counts = Pick<KnowledgeArticle, 'helpfulCount' | 'unhelpfulCount'>;

/** What readers said before this desk was opened: many of them, and mostly thanks. */
const said = (index: number): Counts => ({
  helpfulCount: 12 + ((index * 37) % 89),
  unhelpfulCount: (index * 5) % 9,
});

/** What readers say about articles. Everybody has one voice for each. */
export function createRatings(slugs: string[]) {
  const counts = new Map(slugs.map((slug, index) => [slug, said(index)]));
  const voices = new Map<string, Map<number, boolean>>();
  const countsOf = (slug: string) => counts.get(slug) ?? said(0);
  const voiceOf = (slug: string, person: number) => voices.get(slug)?.get(person) ?? null;

  return {
    of: (slug: string, person: number) => ({
      ...countsOf(slug),
      isHelpful: voiceOf(slug, person),
    }),

    /** Slugs, those that helped most first. */
    best: () => slugs.toSorted((a, b) => countsOf(b).helpfulCount - countsOf(a).helpfulCount),

    /** How many were given, on all articles. */
    count: () =>
      [...counts.values()].reduce(
        (sum, { helpfulCount, unhelpfulCount }) => sum + helpfulCount + unhelpfulCount,
        0,
      ),

    /** Null takes back what was said. */
    rate(slug: string, person: number, isHelpful: boolean | null) {
      const before = voiceOf(slug, person);
      const change = (voice: boolean) => Number(isHelpful === voice) - Number(before === voice);
      const { helpfulCount, unhelpfulCount } = countsOf(slug);
      counts.set(slug, {
        helpfulCount: helpfulCount + change(true),
        unhelpfulCount: unhelpfulCount + change(false),
      });

      const voicesOf = new Map(voices.get(slug));
      if (isHelpful === null) voicesOf.delete(person);
      else voicesOf.set(person, isHelpful);
      voices.set(slug, voicesOf);
    },
  };
}
