/** Returns whether the server accepts a name for a branch: letters, digits, `.`, `_`, `-` and `/`, at most 64. */
export const isBranchName = (name: string): boolean => /^[\w./-]{1,64}$/.test(name);
