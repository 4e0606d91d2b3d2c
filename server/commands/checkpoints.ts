import type { Snapshot } from '../store/createStore.ts';

/** Commands between two checkpoints: at most as many are executed again to restore a state. */
const interval = 250;
/** The number of checkpoints: those before, in and after 10,000 commands, which the journal in memory keeps, too. */
const maxCheckpoints = 41;

interface Checkpoint {
  /** The last command that the snapshot contains. */
  seq: number;
  snapshot: Snapshot;
}

/** Creates the list of a branch's checkpoints: snapshots that earlier states are restored from. */
export function createCheckpoints() {
  /** The oldest first. */
  const checkpoints: Checkpoint[] = [];

  return {
    isDue: (seq: number) => seq % interval === 0,

    add(seq: number, snapshot: Snapshot) {
      checkpoints.push({ seq, snapshot });
      if (checkpoints.length > maxCheckpoints) checkpoints.shift();
    },

    /** Returns the latest checkpoint that is not after a command. */
    lastUpTo: (seq: number) => checkpoints.findLast((checkpoint) => checkpoint.seq <= seq),

    first: () => checkpoints[0]?.seq ?? 0,
  };
}
