import { type Branch, createBranch } from '../branch.ts';
import type { Services } from '../services/createServices.ts';
import { formatPoint, stateAt } from './points.ts';
import type { ServedBranch } from './servedBranch.ts';

/** Past states that stay in memory. */
const keptViews = 8;

/** Creates what serves past states as branches that cannot be changed. */
export function createPastViews(services: Services) {
  /** By the id of the branch and the number of the command; the oldest first. */
  const views = new Map<string, Promise<Branch>>();

  async function createView({ branch, createdAt, name }: ServedBranch, seq: number) {
    const point = formatPoint({ name, seq });
    const store = await stateAt(branch, { name, seq });
    const [last] = seq > branch.getOldestSeq() ? await branch.readEntries(seq - 1, seq) : [];
    const at = last?.at ?? createdAt.toISOString();
    return createBranch({ services, name: point, state: { store }, past: { point, at } });
  }

  return {
    /** Returns the state of a branch after a command. Rejects with `NOT_FOUND` if it is no longer kept. */
    view(from: ServedBranch, seq: number): Promise<Branch> {
      const key = formatPoint({ name: from.id, seq });
      const existing = views.get(key);
      if (existing) return existing;
      const created = createView(from, seq);
      views.set(key, created);
      created.catch(() => views.delete(key));
      for (const oldest of views.keys()) {
        if (views.size > keptViews) views.delete(oldest);
      }
      return created;
    },

    /** Removes the past states of a branch that is deleted. */
    remove({ id }: Pick<ServedBranch, 'id'>) {
      for (const key of views.keys()) if (key.startsWith(`${id}@`)) views.delete(key);
    },
  };
}
