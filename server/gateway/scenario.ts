import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { SampleSettings } from '../branch.ts';
import type { Command, Entry } from '../commands/command.ts';
import { badInput, conflict, getHttpStatus } from '../errors.ts';
import type { StatePatch } from '../store/snapshot.ts';
import { createPatch, patchSnapshot } from '../store/statePatch.ts';
import { isTime } from '../values/times.ts';
import type { Gateway, ServedBranch } from './createGateway.ts';
import { isBetween, isObject } from './typeGuards.ts';

const version = 1;
/** The maximum number of rows of each large collection in the sample of a scenario. */
const maxSeedRows = 10_000;

/** A branch as a JSON value: the settings of its sample, and all its commands. */
export interface Scenario {
  version: typeof version;
  name: string;
  /** The settings that determine the sample. */
  sample: SampleSettings;
  /** The difference to the sample before the first command; null if there is no difference. */
  start: { seq: number; patch: StatePatch } | null;
  commands: ScenarioCommand[];
  /** The checksum of all commands and their outcomes, for a comparison after the import. */
  checksum: number;
}

interface ScenarioCommand extends Command {
  isRefused?: boolean;
}

/** Exports a branch as a scenario. */
export async function exportScenario(served: ServedBranch): Promise<Scenario> {
  const { branch, name } = served;
  const { seq, checksum } = branch.getPosition();
  const first = branch.history.getOldestSeq();
  const sample = await served.sample();
  const patch = createPatch(sample, await branch.history.findState(first));
  const isSample = Object.keys({ ...patch.tables, ...patch.values }).length === 0;
  return {
    version,
    name,
    sample: served.settings,
    start: isSample ? null : { seq: first, patch },
    commands: (await branch.history.readEntries(first, seq)).map((entry) =>
      toScenarioCommand(entry, branch.history.getOutcome(entry.seq) === 'REFUSED'),
    ),
    checksum,
  };
}

const toScenarioCommand = (
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

/** Creates a branch from a scenario. Rejects if the scenario is invalid, or if its commands have other outcomes here. */
export async function importScenario(
  gateway: Gateway,
  schema: GraphQLSchema,
  name: string,
  value: unknown,
): Promise<ServedBranch> {
  const { sample, start, commands, checksum } = readScenario(value, (command, path) =>
    gateway.checkCommand(schema, command, path),
  );
  const { at, seed, seedRows, hasReplies } = sample;
  return gateway.import(
    name,
    { at, seed, seedRows, hasReplies },
    (snapshot) => (start ? patchSnapshot(snapshot, start.patch) : snapshot),
    async (imported) => {
      for (const [index, command] of commands.entries()) {
        await applyCommand(imported, command, `scenario.commands.${index}`);
      }
      if (imported.branch.getPosition().checksum !== checksum) {
        throw conflict(
          'The commands of the scenario have other results on this server. Import it into the version that exported it.',
        );
      }
    },
  );
}

async function applyCommand(
  { branch }: ServedBranch,
  { isRefused = false, ...command }: ScenarioCommand,
  path: string,
) {
  const seq = branch.getPosition().seq + 1;
  const error = await branch.repeat(command);
  if (error && !isRefusal(error)) {
    throw badInput(`${path}.args`, `must be arguments of ${command.field}.`);
  }
  if ((branch.history.getOutcome(seq) === 'REFUSED') === isRefused) return;
  const [was, is] = isRefused ? ['refused', 'done'] : ['done', 'refused'];
  throw conflict(
    `Command ${seq} (${command.field}) was ${was} in the scenario, and is ${is} here.`,
  );
}

/** Returns whether an error is an intended refusal. Any other error means that the command could not be executed. */
const isRefusal = (error: unknown) =>
  getHttpStatus({ extensions: (error as Partial<GraphQLError>).extensions ?? {} }) !== undefined;

/** Returns the scenario that a client has sent. Throws `BAD_USER_INPUT` if it is invalid. */
function readScenario(
  value: unknown,
  checkCommand: (command: Command, path: string) => void,
): Scenario {
  const scenario = (value ?? {}) as Partial<Scenario>;
  const check = (isValid: boolean, field: string, rule: string) => {
    if (!isValid) throw badInput(`scenario.${field}`, rule);
  };
  check(scenario.version === version, 'version', `must be ${version}.`);
  check(isSample(scenario.sample), 'sample', 'must have at, seed, seedRows and hasReplies.');
  check(isTime(scenario.sample?.at), 'sample.at', timeRule);
  check(Number.isInteger(scenario.checksum), 'checksum', 'must be an integer.');
  check(Array.isArray(scenario.commands), 'commands', 'must be a list.');
  for (const [index, command] of (scenario.commands ?? []).entries()) {
    check(isCommand(command), `commands.${index}`, 'must have field, args, viewerId, at and seed.');
    check(isTime(command.at), `commands.${index}.at`, timeRule);
    check(isTimer(command.timer), `commands.${index}.timer`, 'must have key and at.');
    if (command.timer) check(isTime(command.timer.at), `commands.${index}.timer.at`, timeRule);
    checkCommand(command, `scenario.commands.${index}`);
  }
  const { start = null } = scenario;
  check(start === null || isStart(start), 'start', 'must be null, or have seq and patch.');
  return { ...(scenario as Scenario), start };
}

const timeRule = 'must be a time in the years 0 to 9999 (UTC).';

const isTimer = (value: unknown) =>
  value === undefined || (isObject(value) && typeof value.key === 'string');

const isSample = (value: unknown) =>
  isObject(value) &&
  Number.isInteger(value.seed) &&
  (value.seedRows === null || isBetween(value.seedRows, 0, maxSeedRows)) &&
  typeof value.hasReplies === 'boolean';

const isCommand = (value: unknown) =>
  isObject(value) &&
  typeof value.field === 'string' &&
  isObject(value.args) &&
  (value.viewerId === null || Number.isInteger(value.viewerId)) &&
  Number.isInteger(value.seed);

const isStart = (value: unknown) =>
  isObject(value) &&
  Number.isInteger(value.seq) &&
  isObject(value.patch) &&
  isObject(value.patch.tables) &&
  Object.values(value.patch.tables).every(isTablePatch) &&
  isObject(value.patch.values);

const isTablePatch = (value: unknown) =>
  isObject(value) &&
  Array.isArray(value.rows) &&
  value.rows.every(isRankedRow) &&
  Array.isArray(value.removed) &&
  value.removed.every(Number.isInteger) &&
  isObject(value.counts);

const isRankedRow = (value: unknown) =>
  Array.isArray(value) &&
  isObject(value[0]) &&
  Number.isInteger(value[0].id) &&
  Number.isFinite(value[1]);
