/** The tabs of the profile, in their order. */
export const tabs = ['feed', 'about', 'photos', 'friends'] as const;

/** The number of posts that "Load more" adds. */
export const loadMoreCount = 3;

/** The default URL parameters: the open tab, and the number of visible posts. */
export const defaultParams = { tab: 'feed', posts: loadMoreCount };
