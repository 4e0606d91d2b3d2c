export const tabs = ['feed', 'about', 'photos', 'friends'] as const;

/** How many posts a press on "Load more" brings. */
export const step = 3;

/** What the address says: the open tab, and how many posts are shown. */
export const defaults = { tab: 'feed', posts: step };
