import { branchesTooLarge } from '../errors.ts';

/** The maximum number of characters of the changes of all branches in memory, besides those of `main`. */
const maxTotalSize = 64_000_000;
/** The part of all branches, and of their changes, that one client can use while others need them. */
const maxShare = 0.5;

/**
 * Creates the shares of clients in the branches of this process: which client has created a branch, and how many characters
 * of changes the branches keep. Without an address, a client has no limit of its own.
 */
export function createBranchShares() {
  const creators = new Map<string, string | undefined>();
  const sizes = new Map<string, number>();
  const sizesOfClients = new Map<string | undefined, number>();
  let totalSize = 0;

  function checkSize(client: string | undefined, added = 0) {
    const ownSize = client === undefined ? 0 : (sizesOfClients.get(client) ?? 0);
    if (totalSize + added > maxTotalSize) throw branchesTooLarge(maxTotalSize);
    if (ownSize + added > maxShare * maxTotalSize) {
      throw branchesTooLarge(maxShare * maxTotalSize, client);
    }
  }

  /** Sets the number of characters of changes that a branch keeps in memory. */
  function setSize(id: string, size: number) {
    if (!creators.has(id)) return;
    const client = creators.get(id);
    const difference = size - (sizes.get(id) ?? 0);
    sizes.set(id, size);
    totalSize += difference;
    sizesOfClients.set(client, (sizesOfClients.get(client) ?? 0) + difference);
  }

  return {
    setSize,

    /** Adds a branch. The creator of a branch that another process has created, or an earlier start, is unknown. */
    add(id: string, client?: string) {
      if (!creators.has(id)) creators.set(id, client);
    },

    remove(id: string) {
      setSize(id, 0);
      sizes.delete(id);
      const client = creators.get(id);
      if (sizesOfClients.get(client) === 0) sizesOfClients.delete(client);
      creators.delete(id);
    },

    /** Throws if a new branch of a client, with so many characters of changes, would exceed a limit. */
    checkNewBranch: checkSize,

    /** Throws if a branch must not grow, because all branches together or those of its client are too large. */
    checkGrowth: (id: string) => checkSize(creators.get(id)),

    getCreator: (id: string) => creators.get(id),

    /** Returns the client that has created more than its share of `count` branches. */
    findExcessive(count: number): string | undefined {
      const counts = new Map<string, number>();
      for (const client of creators.values()) {
        if (client !== undefined) counts.set(client, (counts.get(client) ?? 0) + 1);
      }
      return [...counts].find(([, own]) => own > maxShare * count)?.[0];
    },
  };
}

export type BranchShares = ReturnType<typeof createBranchShares>;
