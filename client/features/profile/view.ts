export const tabs = ['feed', 'about', 'photos', 'friends'] as const;

/** The number of posts that "Load more" adds. */
export const step = 3;

/** The URL parameters: the open tab, and the number of visible posts. */
export const defaults = { tab: 'feed', posts: step };
