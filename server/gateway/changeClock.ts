import type { Branch } from '../branch.ts';
import type { ControlArgs } from '../commands/controlCommands.ts';
import { badInput } from '../errors.ts';
import type { BranchClockInput } from '../gql/types.ts';

/** The maximum advance in milliseconds: ten years. */
const maxAdvance = 10 * 366 * 86_400_000;

/** Changes the clock of a branch with a command. Rejects with `BAD_USER_INPUT` unless there is exactly one change. */
export async function changeClock(
  branch: Branch,
  { freezeAt, advance, isReset, isFrozen }: BranchClockInput,
  viewerId: number | null,
): Promise<void> {
  const { clock } = branch;
  const changes = [
    typeof freezeAt === 'string',
    typeof advance === 'number',
    isReset === true,
    typeof isFrozen === 'boolean',
  ];
  if (changes.filter(Boolean).length !== 1) {
    throw badInput('clock', 'must have exactly one of freezeAt, advance, isReset and isFrozen.');
  }
  const setClock = (prepare: () => ControlArgs['setClock']) =>
    branch.executeControl('setClock', prepare, viewerId);

  if (typeof advance === 'number') {
    if (!(advance > 0 && advance <= maxAdvance)) {
      throw badInput('clock.advance', `must be above 0 and at most ${maxAdvance}.`);
    }
    await branch.advanceClock(advance, viewerId);
  } else if (freezeAt) await setClock(() => clock.toFrozen(new Date(freezeAt)));
  else if (isReset) await setClock(clock.toServerTime);
  else await setClock(isFrozen ? () => clock.toFrozen() : clock.toRunning);
}
