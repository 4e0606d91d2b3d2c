import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import type { Timer } from '../commands/timers.ts';
import { badInput } from '../errors.ts';
import type { Snapshot, StatePatch, TablePatch } from '../store/snapshot.ts';
import { getSettingCheck, isTimerCommand, type ScenarioSchemas } from './commandArguments.ts';
import { addServedValues } from './servedShapes.ts';
import { checkShape, learnShape, type Shape, type StateShapes } from './stateShapes.ts';
import { isBetween, isObject } from './typeGuards.ts';

/** The highest id of a row. A table with a higher id would need much memory, even with few rows. */
const maxId = 10_000_000;

/**
 * Throws `BAD_USER_INPUT` if a patch of a scenario cannot be applied to a state with the tables and values of `sample`, or
 * if a row or a value could not be read afterwards. `path` is the path of the patch in the message.
 */
export function checkPatch(
  schemas: ScenarioSchemas,
  { stateShapes, hasCommand }: Pick<FeatureRegistry, 'stateShapes' | 'hasCommand'>,
  sample: Snapshot,
  { tables, values }: StatePatch,
  path: string,
) {
  for (const [name, table] of Object.entries(tables)) {
    const tablePath = `${path}.tables.${name}`;
    const rows = Object.hasOwn(sample.tables, name) ? sample.tables[name]?.rows.flat() : undefined;
    if (!rows) throw badInput(tablePath, 'is not a table of this server.');
    const shape = stateShapes.tables[name] ?? learnRows(schemas, rows);
    checkTable(table, shape, tablePath);
  }
  for (const [name, value] of Object.entries(values)) {
    const valuePath = `${path}.values.${name}`;
    if (!Object.hasOwn(sample.values, name)) {
      throw badInput(valuePath, 'is not a value of this server.');
    }
    const shape = stateShapes.values[name] ?? learnShape(undefined, sample.values[name]);
    const checkSetting = getSettingCheck(name);
    if (checkSetting) checkSetting(schemas, value, valuePath);
    else checkShape(shape, value, valuePath);
    if (name === 'branch.timers') checkTimers(stateShapes, hasCommand, value, valuePath);
  }
}

/** Throws `BAD_USER_INPUT` unless this server can execute the commands of timers. */
function checkTimers(
  { commands }: StateShapes,
  hasCommand: (field: string) => boolean,
  timers: unknown,
  path: string,
) {
  for (const [index, timer] of (timers as Partial<Timer>[]).entries()) {
    const timerPath = `${path}.${index}`;
    checkShape(timerShape, timer, timerPath);
    const field = String(timer.field);
    const shape = commands[field];
    if (!shape || !hasCommand(field) || !isTimerCommand(field)) {
      throw badInput(`${timerPath}.field`, 'must be the command of a timer of this server.');
    }
    checkShape(shape, timer.args, `${timerPath}.args`);
  }
}

const timerShape: Shape = {
  kinds: ['object'],
  fields: {
    key: { kinds: ['string'] },
    at: { kinds: ['time'] },
    field: { kinds: ['string'] },
    args: { kinds: ['any'] },
  },
};

/** Returns the shape of the rows of a table without a stored shape. Returns undefined if there are no rows. */
function learnRows({ schema }: ScenarioSchemas, rows: unknown[]): Shape | undefined {
  let shape: Shape | undefined;
  for (const row of rows) if (isObject(row)) shape = learnShape(shape, row);
  return shape && addServedValues(schema, shape);
}

function checkTable({ rows, removed, counts }: TablePatch, shape: Shape | undefined, path: string) {
  let highestId = 0;
  for (const [index, ranked] of rows.entries()) {
    const rowPath = `${path}.rows.${index}`;
    if (!Array.isArray(ranked)) throw badInput(rowPath, 'must be a row and its rank.');
    const [row, rank] = ranked;
    const id = isObject(row) ? row.id : undefined;
    if (!isBetween(id, 1, maxId)) throw badInput(`${rowPath}.0.id`, `must be from 1 to ${maxId}.`);
    if (!Number.isFinite(rank)) throw badInput(`${rowPath}.1`, 'must be the rank of the row.');
    if (shape) checkShape(shape, row, `${rowPath}.0`);
    highestId = Math.max(highestId, id);
  }
  for (const [index, id] of removed.entries()) {
    if (!isBetween(id, 1, maxId)) throw badInput(`${path}.removed.${index}`, 'must be an id.');
  }
  const { lastId, lowestRank, highestRank } = counts;
  if (!isBetween(lastId, highestId, maxId)) {
    throw badInput(`${path}.counts.lastId`, `must be from ${highestId} to ${maxId}.`);
  }
  if (!Number.isFinite(lowestRank) || !Number.isFinite(highestRank)) {
    throw badInput(`${path}.counts`, 'must have lowestRank and highestRank.');
  }
}
