import type { createPosts } from './posts.ts';

/** Creates the functions that keep the slugs of posts unique. `id` is the post that has the slug already. */
export function createSlugs(posts: Pick<ReturnType<typeof createPosts>, 'select'>) {
  const isFree = (slug: string, id?: number | null) =>
    posts.select({ where: { slug: [slug] } }).rows.every((post) => post.id === id);

  return {
    isFree,

    /** Returns the slug, or the slug with the first number that makes it unique. */
    findFree(slug: string, id?: number | null): string {
      let candidate = slug;
      for (let number = 2; !isFree(candidate, id); number += 1) candidate = `${slug}-${number}`;
      return candidate;
    },
  };
}
