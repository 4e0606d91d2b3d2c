import { type Branch, createBranch } from '../branch.ts';
import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import type { Services } from '../services/createServices.ts';
import { findStateAt, formatPoint } from './points.ts';
import type { ServedBranch } from './servedBranch.ts';

/** The maximum number of past states that stay in memory. */
const maxViews = 4;

/** Creates the views of past states. A view is a branch that cannot be changed. */
export function createPastViews(registry: FeatureRegistry, services: Services) {
  /** The views by the id of the branch and the number of the command, oldest first. */
  const views = new Map<string, Promise<Branch>>();

  async function createView({ branch, createdAt, name }: ServedBranch, seq: number) {
    const point = formatPoint({ name, seq });
    const store = await findStateAt(branch, { name, seq });
    const [last] =
      seq > branch.history.getOldestSeq() ? await branch.history.readEntries(seq - 1, seq) : [];
    const at = last?.at ?? createdAt.toISOString();
    return createBranch({ registry, services, name: point, state: { store }, past: { point, at } });
  }

  return {
    /** Returns the view of a branch after a command. Rejects with `NOT_FOUND` if the state is no longer kept. */
    getView(from: ServedBranch, seq: number): Promise<Branch> {
      const key = formatPoint({ name: from.id, seq });
      const existing = views.get(key);
      if (existing) return existing;
      const created = createView(from, seq);
      views.set(key, created);
      created.catch(() => views.delete(key));
      for (const oldest of views.keys()) {
        if (views.size > maxViews) views.delete(oldest);
      }
      return created;
    },

    /** Removes the views of a deleted branch. */
    remove({ id }: Pick<ServedBranch, 'id'>) {
      for (const key of views.keys()) if (key.startsWith(`${id}@`)) views.delete(key);
    },
  };
}
