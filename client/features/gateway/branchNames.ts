/** Returns whether a branch can have a name. The server has the same rule. */
export const isBranchName = (name: string): boolean => /^[\w./-]{1,64}$/.test(name);
