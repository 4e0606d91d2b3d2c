import { JournalError } from '../journal/journal.ts';
import type { Command, Outcome, OutcomeReport } from './command.ts';

/** The number of the latest refused commands that are kept. */
const keptRefusals = 10_000;

/** Thrown if a command has another outcome than in the process that stored it. Such a process must stop. */
export class DivergedError extends JournalError {}

/**
 * Creates the record of the outcomes of a branch. Every stored command contains a report about the commands
 * before it. A process that replays them compares the report with its own outcomes.
 */
export function createOutcomes(start: number) {
  /** The outcomes of commands up to this number are no longer kept. */
  let firstKnown = start;
  let last = start;
  let lastReported = start;
  let refusals: { seq: number; field: string; message: string }[] = [];

  return {
    /** Records that a command was executed. */
    record(seq: number, { field }: Command, error?: unknown) {
      last = seq;
      if (error === undefined) return;
      const message = error instanceof Error ? error.message : String(error);
      refusals.push({ seq, field, message });
      if (refusals.length < 2 * keptRefusals) return;
      refusals = refusals.slice(-keptRefusals);
      firstKnown = (refusals[0]?.seq ?? 1) - 1;
    },

    outcomeOf: (seq: number): Outcome =>
      refusals.some((refusal) => refusal.seq === seq) ? 'REFUSED' : 'DONE',

    /** Returns the outcomes since the last report. */
    report(): OutcomeReport {
      const after = lastReported;
      lastReported = last;
      const refused = refusals.filter(({ seq }) => seq > after).map(({ seq }) => seq);
      return { after, upTo: last, refused };
    },

    /** Throws a `DivergedError` if a stored report differs from the outcomes of this process. */
    compare({ after, upTo, refused }: OutcomeReport) {
      if (upTo > last) {
        throw new DivergedError(
          `Entries ${last + 1} to ${upTo} are missing in the journal. Restart the server: it continues from the newest snapshot.`,
        );
      }
      const from = Math.max(after, firstKnown);
      const stored = new Set(refused.filter((seq) => seq > from));
      for (const { seq, field, message } of refusals) {
        if (seq <= from || seq > upTo || stored.delete(seq)) continue;
        throw divergence(
          `Entry ${seq} (${field}) was done when it was stored, and is refused now: ${message}`,
        );
      }
      for (const seq of stored) {
        throw divergence(`Entry ${seq} was refused when it was stored, and is done now.`);
      }
    },
  };
}

const divergence = (difference: string) =>
  new DivergedError(
    `${difference} The journal was written by other code. Start the version that wrote it, or name another journal in JOURNAL. This journal was not changed.`,
  );

export type Outcomes = ReturnType<typeof createOutcomes>;
