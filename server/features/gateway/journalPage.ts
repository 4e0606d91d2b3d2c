import type { GraphQLSchema } from 'graphql';
import type { Entry } from '../../commands/command.ts';
import { isControlCommand } from '../../commands/controlCommands.ts';
import { badInput } from '../../errors.ts';
import type { ServedBranch } from '../../gateway/createGateway.ts';
import { shortenTexts } from '../../gateway/hideSecrets.ts';
import type { QueryJournalArgs } from '../../gql/types.ts';
import { hideInArguments } from '../../graphql/secretValues.ts';

/** Returns a page of the commands of a branch, newest first. */
export async function readJournalPage(
  served: ServedBranch,
  { before, limit }: Omit<QueryJournalArgs, 'branch'>,
  schema: GraphQLSchema,
) {
  if (limit < 1 || limit > 500) throw badInput('limit', 'must be from 1 to 500.');
  const { branch } = served;
  const { seq } = branch.getPosition();
  const oldestSeq = branch.history.getOldestSeq();
  const lastSeq = Math.min(seq, (before ?? seq + 1) - 1);
  const entries =
    lastSeq > oldestSeq
      ? await branch.history.readEntries(Math.max(oldestSeq, lastSeq - limit), lastSeq)
      : [];
  return {
    entries: entries.reverse().map((entry) => toJournalEntry(served, entry, schema)),
    seq,
    firstSeq: oldestSeq + 1,
  };
}

/** Converts a command to the form that clients see, without secrets. */
export function toJournalEntry({ branch }: ServedBranch, entry: Entry, schema: GraphQLSchema) {
  const { seq, field, args, at, viewerId, timer } = entry;
  const isRestore = field === 'gateway.restore';
  return {
    seq,
    kind: isControlCommand(entry)
      ? ('CONTROL' as const)
      : timer
        ? ('TIMER' as const)
        : ('MUTATION' as const),
    field,
    args: shortenTexts(hideInArguments(schema, field, isRestore ? { to: args.to } : args)),
    at,
    viewerId,
    viewerName: branch.collections.auth.getViewer(viewerId)?.fullName || null,
    outcome: branch.history.getOutcome(seq),
    restoredSeq: isRestore ? (args.to as number) : null,
  };
}
