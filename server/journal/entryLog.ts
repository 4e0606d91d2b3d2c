import type { Entry, StoredCommand } from '../commands/command.ts';
import type { Journal } from './journal.ts';

interface EntryLogOptions {
  journal: Journal;
  /** The name of the log in the journal. */
  log: string;
  /** Identifies this process in a shared journal. */
  processId: string;
  /** Applies a command that the journal contains. `isOwn` is true if this process has stored the command. */
  apply: (command: StoredCommand, seq: number, isOwn: boolean) => unknown;
}

/** Called with the number of a command before it is applied. */
export type OnStored = (seq: number) => void;

interface PendingCall {
  onStored?: OnStored;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Creates the functions that store the commands of one log in a journal, and apply them in the order of the journal. */
export function createEntryLog({ journal, log, processId, apply }: EntryLogOptions) {
  /** Calls of this process whose entries a shared journal has not returned yet. */
  const pendingCalls = new Map<string, PendingCall>();
  let callCount = 0;

  /** Stores a command in a shared journal, and waits until this process has received and applied it. */
  function storeAndWait(command: StoredCommand, onStored?: OnStored): Promise<unknown> {
    callCount += 1;
    const call = `${processId}-${callCount}`;
    return new Promise((resolve, reject) => {
      pendingCalls.set(call, { onStored, resolve, reject });
      Promise.resolve(journal.append(log, { ...command, call })).catch((error) => {
        pendingCalls.delete(call);
        reject(error);
      });
    });
  }

  return {
    /** Stores a command in the journal, applies it, and returns its result. */
    execute(command: StoredCommand, onStored?: OnStored): unknown {
      if (journal.isShared) return storeAndWait(command, onStored);
      const applyStored = (seq: number) => {
        onStored?.(seq);
        return apply(command, seq, true);
      };
      const seq = journal.append(log, command);
      return seq instanceof Promise ? seq.then(applyStored) : applyStored(seq);
    },

    /** Applies an entry of the journal. If a call of this process has stored it, the call gets the result or the error. */
    applyEntry(entry: Entry) {
      const { call, seq } = entry;
      const pending = call === undefined ? undefined : pendingCalls.get(call);
      const isOwn = call?.startsWith(`${processId}-`) ?? false;
      if (call !== undefined) pendingCalls.delete(call);
      pending?.onStored?.(seq);
      try {
        const result = apply(entry, seq, isOwn);
        pending?.resolve(result);
      } catch (error) {
        // Every process refuses the command. Only the call gets the error.
        pending?.reject(error);
      }
    },

    /** Rejects the calls whose entries this process will no longer receive. */
    rejectPending(error: unknown) {
      for (const { reject } of pendingCalls.values()) reject(error);
      pendingCalls.clear();
    },
  };
}

export type EntryLog = ReturnType<typeof createEntryLog>;
