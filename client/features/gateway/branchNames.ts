/** Returns whether a branch can have a name. The server has the same rule. */
export const isBranchName = (name: string): boolean => /^[\w./-]{1,64}$/.test(name);

/** Returns the name of the draft of the form that forks the branch at a command. */
export const getForkDraftName = (seq: number) => `branch.entry.${seq}`;

/** Returns the name of the draft of the form that renames a branch. */
export const getRenameDraftName = (name: string) => `branch.rename.${name}`;

/** The name of the draft of the form that creates a branch from a scenario. */
export const importDraft = 'branch.import';
