import type { SampleSettings } from '../branch.ts';
import type { Command, Entry } from '../commands/command.ts';
import { badInput, conflict } from '../errors.ts';
import { createPatch, patchSnapshot, type StatePatch } from '../store/statePatch.ts';
import type { Gateway, ServedBranch } from './createGateway.ts';

const version = 1;
/** Rows of each large collection that a scenario may ask for. */
const maxSeedRows = 10_000;

/** A branch as one JSON value: its sample, and everything that happened to it. */
export interface Scenario {
  version: typeof version;
  name: string;
  /** The sample follows from it. */
  sample: SampleSettings;
  /** The difference to the sample at the first command; null if there is none. */
  start: { seq: number; patch: StatePatch } | null;
  commands: ScenarioCommand[];
  /** The checksum of all commands and their outcomes. */
  checksum: number;
}

interface ScenarioCommand extends Command {
  isRefused?: boolean;
}

/** Returns a branch as a scenario. */
export async function exportScenario(served: ServedBranch): Promise<Scenario> {
  const { branch, name } = served;
  const { seq, checksum } = branch.position();
  const first = branch.firstPoint();
  const sample = await served.sample();
  const patch = createPatch(sample, await branch.stateAt(first));
  const isSample = Object.keys({ ...patch.tables, ...patch.values }).length === 0;
  return {
    version,
    name,
    sample: served.settings,
    start: isSample ? null : { seq: first, patch },
    commands: (await branch.entriesBetween(first, seq)).map((entry) =>
      commandOf(entry, branch.outcomeOf(entry.seq) === 'REFUSED'),
    ),
    checksum,
  };
}

const commandOf = (
  { field, args, viewerId, at, seed, timer }: Entry,
  isRefused: boolean,
): ScenarioCommand => ({
  field,
  args,
  viewerId,
  at,
  seed,
  ...(timer && { timer }),
  ...(isRefused && { isRefused }),
});

/** Creates a branch from a scenario. Rejects if the scenario is invalid or if it does not happen the same way here. */
export async function importScenario(
  gateway: Gateway,
  name: string,
  value: unknown,
): Promise<ServedBranch> {
  const { sample, start, commands, checksum } = readScenario(value);
  const { at, seed, seedRows, hasReplies } = sample;
  return gateway.import(
    name,
    { at, seed, seedRows, hasReplies },
    (snapshot) => (start ? patchSnapshot(snapshot, start.patch) : snapshot),
    async (imported) => {
      for (const command of commands) await applyCommand(imported, command);
      if (imported.branch.position().checksum !== checksum) {
        throw conflict('The scenario has other results here: it was exported by other code.');
      }
    },
  );
}

async function applyCommand(
  { branch }: ServedBranch,
  { isRefused = false, ...command }: ScenarioCommand,
) {
  const seq = branch.position().seq + 1;
  await branch.repeat(command);
  if ((branch.outcomeOf(seq) === 'REFUSED') === isRefused) return;
  const [was, is] = isRefused ? ['refused', 'done'] : ['done', 'refused'];
  throw conflict(
    `Command ${seq} (${command.field}) was ${was} in the scenario, and is ${is} here.`,
  );
}

/** Throws `BAD_USER_INPUT`. */
function readScenario(value: unknown): Scenario {
  const scenario = (value ?? {}) as Partial<Scenario>;
  const check = (isRight: boolean, field: string, rule: string) => {
    if (!isRight) throw badInput(`scenario.${field}`, rule);
  };
  check(scenario.version === version, 'version', `must be ${version}.`);
  check(isSample(scenario.sample), 'sample', 'must have at, seed, seedRows and hasReplies.');
  check(Number.isInteger(scenario.checksum), 'checksum', 'must be an integer.');
  check(Array.isArray(scenario.commands), 'commands', 'must be a list.');
  for (const [index, command] of (scenario.commands ?? []).entries()) {
    check(isCommand(command), `commands.${index}`, 'must have field, args, viewerId, at and seed.');
  }
  const { start = null } = scenario;
  check(start === null || isStart(start), 'start', 'must be null, or have seq and patch.');
  return { ...(scenario as Scenario), start };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBetween = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isSample = (value: unknown) =>
  isObject(value) &&
  isTime(value.at) &&
  Number.isInteger(value.seed) &&
  (value.seedRows === null || isBetween(value.seedRows, 0, maxSeedRows)) &&
  typeof value.hasReplies === 'boolean';

const isCommand = (value: unknown) =>
  isObject(value) &&
  typeof value.field === 'string' &&
  isObject(value.args) &&
  (value.viewerId === null || Number.isInteger(value.viewerId)) &&
  isTime(value.at) &&
  Number.isInteger(value.seed);

const isStart = (value: unknown) =>
  isObject(value) &&
  Number.isInteger(value.seq) &&
  isObject(value.patch) &&
  isObject(value.patch.tables) &&
  isObject(value.patch.values);
