import { JournalError } from '../journal/journal.ts';
import type { Command, Outcome, OutcomeReport } from './command.ts';

/** The minimum number of refused commands whose outcomes are kept. */
const minRefusals = 10_000;

/** Thrown if a replayed command has another outcome than when it was stored. The process that replays it must stop. */
export class DivergedError extends JournalError {}

/**
 * Creates the record of the outcomes of a branch. Every stored command contains a report of the outcomes of earlier
 * commands. A process that replays these commands compares the report with its own outcomes.
 */
export function createOutcomes(start: number) {
  /** The outcomes of commands up to this number are no longer kept. */
  let droppedUpTo = start;
  let last = start;
  let lastReported = start;
  let refusals: { seq: number; field: string; message: string }[] = [];

  return {
    /** Records that a command was executed. It was refused if there is an error. */
    record(seq: number, { field }: Command, error?: unknown) {
      last = seq;
      if (error === undefined) return;
      const message = error instanceof Error ? error.message : String(error);
      refusals.push({ seq, field, message });
      if (refusals.length < 2 * minRefusals) return;
      refusals = refusals.slice(-minRefusals);
      droppedUpTo = (refusals[0]?.seq ?? 1) - 1;
    },

    getOutcome: (seq: number): Outcome =>
      refusals.some((refusal) => refusal.seq === seq) ? 'REFUSED' : 'DONE',

    /** Returns the outcomes since the last stored report. */
    report(): OutcomeReport {
      const after = lastReported;
      const refused = refusals.filter(({ seq }) => seq > after).map(({ seq }) => seq);
      return { after, upTo: last, refused };
    },

    /** Records that the journal contains a report. If a report cannot be stored, the next one contains it. */
    confirm({ upTo }: OutcomeReport) {
      lastReported = Math.max(lastReported, upTo);
    },

    /** Throws a `DivergedError` if a stored report differs from the outcomes of this process. */
    compare({ after, upTo, refused }: OutcomeReport) {
      if (upTo > last) {
        throw new DivergedError(
          `Entries ${last + 1} to ${upTo} are missing in the journal. Restart the server: it continues from the newest snapshot.`,
        );
      }
      const from = Math.max(after, droppedUpTo);
      const stored = new Set(refused.filter((seq) => seq > from));
      for (const { seq, field, message } of refusals) {
        if (seq <= from || seq > upTo || stored.delete(seq)) continue;
        throw createDivergedError(
          `Entry ${seq} (${field}) was done when it was stored, and is refused now: ${message}`,
        );
      }
      for (const seq of stored) {
        throw createDivergedError(`Entry ${seq} was refused when it was stored, and is done now.`);
      }
    },
  };
}

const createDivergedError = (difference: string) =>
  new DivergedError(
    `${difference} The journal was written by another version of the server. Start that version, or set JOURNAL to another journal. This journal was not changed.`,
  );
