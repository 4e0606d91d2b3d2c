/** Returns whether a path is a page of the dashboard of an own schema. The paths of collections always return data. */
export const isOwnScreen = (path: string): boolean =>
  /^\/($|admin(\/|$)|gateway$|misc\/)/.test(path);
