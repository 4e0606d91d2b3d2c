import type { Snapshot } from '../store/snapshot.ts';

/** The number of commands between two checkpoints. Restoring a state executes fewer commands than this. */
const interval = 250;
/** The maximum number of checkpoints. They cover 10,000 commands, as many as the memory journal keeps. */
const maxCheckpoints = 41;

interface Checkpoint {
  /** The number of the last command that the snapshot contains. */
  seq: number;
  snapshot: Snapshot;
}

/** Creates the list of a branch's checkpoints: snapshots that earlier states are restored from. */
export function createCheckpoints() {
  /** Oldest first. */
  const checkpoints: Checkpoint[] = [];

  return {
    isDue: (seq: number) => seq % interval === 0,

    add(seq: number, snapshot: Snapshot) {
      checkpoints.push({ seq, snapshot });
      if (checkpoints.length > maxCheckpoints) checkpoints.shift();
    },

    /** Returns the latest checkpoint up to a command. */
    findLast: (seq: number) => checkpoints.findLast((checkpoint) => checkpoint.seq <= seq),

    getFirstSeq: () => checkpoints[0]?.seq ?? 0,
  };
}
