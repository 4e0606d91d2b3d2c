import type { GraphQLError } from 'graphql';
import type { SampleSettings } from '../branch.ts';
import type { Command, Entry } from '../commands/command.ts';
import type { Viewer } from '../commands/commandContext.ts';
import { computeChecksum } from '../commands/position.ts';
import { badInput, conflict, getHttpStatus } from '../errors.ts';
import { measureJson } from '../journal/measureJson.ts';
import type { StatePatch } from '../store/snapshot.ts';
import { createPatch, patchSnapshot } from '../store/statePatch.ts';
import { isTime } from '../values/times.ts';
import { checkReads } from './checkReads.ts';
import type { ScenarioSchemas } from './commandArguments.ts';
import type { Gateway, ServedBranch } from './createGateway.ts';
import { isBetween, isObject, isStatePatch } from './typeGuards.ts';

const version = 1;
/** The maximum number of rows of each large collection in the sample of a scenario. */
const maxSeedRows = 10_000;

/** A branch as a JSON value: the settings of its sample, and all its commands. */
interface Scenario {
  version: typeof version;
  name: string;
  /** The settings that determine the sample. */
  sample: SampleSettings;
  /** The difference to the sample before the first command; null if there is no difference. */
  start: { seq: number; patch: StatePatch } | null;
  commands: ScenarioCommand[];
  /** The checksum of all commands and their outcomes, for a comparison after the import. */
  checksum: number;
  /** The checksum of the scenario as a whole. Exports of earlier versions have none. */
  seal?: number;
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
  const scenario: Scenario = {
    version,
    name,
    sample: served.settings,
    start: isSample ? null : { seq: first, patch },
    commands: (await branch.history.readEntries(first, seq)).map((entry) =>
      toScenarioCommand(entry, branch.history.getOutcome(entry.seq) === 'REFUSED'),
    ),
    checksum,
  };
  return { ...scenario, seal: computeSeal(JSON.parse(JSON.stringify(scenario))) };
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
  schemas: ScenarioSchemas,
  name: string,
  value: unknown,
  viewer: Viewer,
): Promise<ServedBranch> {
  const { sample, start, commands, checksum } = readScenario(value, (command, path) =>
    gateway.checkCommand(schemas, command, path),
  );
  const { at, seed, seedRows, hasReplies } = sample;
  const patches = listPatches(start, commands);
  return gateway.import(
    name,
    { at, seed, seedRows, hasReplies },
    (snapshot) => {
      for (const { patch, path } of patches) {
        gateway.checkPatch(schemas, snapshot, patch, path);
      }
      return start ? patchSnapshot(snapshot, start.patch) : snapshot;
    },
    {
      size: start ? measureJson(start.patch) : 0,
      client: viewer.address,
      async fill(imported) {
        for (const [index, command] of commands.entries()) {
          await applyCommand(imported, command, `scenario.commands.${index}`);
        }
        if (imported.branch.getPosition().checksum !== checksum) {
          throw conflict(
            'The commands of the scenario have other results on this server. Import it into the version that exported it.',
          );
        }
        if (patches.length > 0)
          await checkReads(schemas.schema, imported.branch, viewer, 'scenario');
      },
    },
  );
}

/** Lists the changes of states in a scenario, which are checked with the tables and values of the sample. */
function listPatches(start: Scenario['start'], commands: ScenarioCommand[]) {
  const restores = commands.flatMap(({ field, args }, index) =>
    field === 'gateway.restore'
      ? [{ patch: args.patch as StatePatch, path: `scenario.commands.${index}.args.patch` }]
      : [],
  );
  return start ? [{ patch: start.patch, path: 'scenario.start.patch' }, ...restores] : restores;
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
  const scenario = (isObject(value) ? value : {}) as Partial<Scenario>;
  const { sample, start = null, commands, seal } = scenario;
  check(scenario.version === version, 'version', `must be ${version}.`);
  check(isSample(sample), 'sample', 'must have at, seed, seedRows and hasReplies.');
  check(isTime(sample?.at), 'sample.at', timeRule);
  check(Number.isInteger(scenario.checksum), 'checksum', 'must be an integer.');
  check(Array.isArray(commands), 'commands', 'must be a list.');
  for (const [index, command] of (commands ?? []).entries()) {
    checkCommandFields(command, `commands.${index}`);
    checkCommand(command, `scenario.commands.${index}`);
  }
  check(start === null || isStart(start), 'start', 'must be null, or have seq and patch.');
  const isSealed = seal === undefined || seal === computeSeal(scenario as Scenario);
  check(isSealed, 'seal', 'must be the seal of the export: the file was changed. Export it again.');
  return { ...(scenario as Scenario), start };
}

function check(isValid: boolean, field: string, rule: string) {
  if (!isValid) throw badInput(`scenario.${field}`, rule);
}

function checkCommandFields(command: Partial<ScenarioCommand>, path: string) {
  check(isCommand(command), path, 'must have field, args, viewerId, at and seed.');
  check(isTime(command.at), `${path}.at`, timeRule);
  const { timer, isRefused = false } = command;
  const isTimer = isObject(timer) && typeof timer.key === 'string';
  check(timer === undefined || isTimer, `${path}.timer`, 'must have key and at.');
  if (timer) check(isTime(timer.at), `${path}.timer.at`, timeRule);
  check(typeof isRefused === 'boolean', `${path}.isRefused`, 'must be true or false.');
}

const timeRule = 'must be a time in the years 0 to 9999 (UTC).';
const maxInt = 2 ** 31 - 1;

const isSample = (value: unknown) =>
  isObject(value) &&
  isBetween(value.seed, 0, 2 ** 32) &&
  (value.seedRows === null || isBetween(value.seedRows, 0, maxSeedRows)) &&
  typeof value.hasReplies === 'boolean';

const isCommand = (value: unknown) =>
  isObject(value) &&
  typeof value.field === 'string' &&
  isObject(value.args) &&
  (value.viewerId === null || isBetween(value.viewerId, 0, maxInt)) &&
  isBetween(value.seed, 0, 2 ** 32);

const isStart = (value: unknown) =>
  isObject(value) && isBetween(value.seq, 0, maxInt) && isStatePatch(value.patch);

/** Returns the checksum of everything in a scenario, regardless of the order of keys. */
const computeSeal = ({ seal: _, ...content }: Omit<Scenario, 'seal'> & { seal?: number }) =>
  computeChecksum(JSON.stringify(sortKeys(content)));

/** Returns a copy of plain data in which the keys of objects are in alphabetical order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  );
}
