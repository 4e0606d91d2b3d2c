import type { CollectionOptions } from '../../feature.ts';
import type { StatePatch } from '../../store/statePatch.ts';
import type { StoredFault } from './row.ts';

/** Creates the settings of a branch that controls change: its faults and its clock. */
export function createCollection({ store, events, clock }: CollectionOptions) {
  const faults = store.value<readonly StoredFault[]>('gateway.faults', () => []);

  return {
    faults: faults.get,
    setFaults: faults.set,
    setClock: clock.set,

    /** Changes rows and values to those of another state. Subscribers read everything again. */
    restore(patch: StatePatch) {
      store.patch(patch);
      events.interrupt();
    },
  };
}
