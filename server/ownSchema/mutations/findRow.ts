import { matchesFilter } from '../lists/filters.ts';
import { isEqual } from '../lists/operators.ts';
import { getKeyName } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import { foldName, isSameNoun, splitWords } from '../schema/names.ts';
import type { OwnData } from '../store/ownData.ts';
import type { OwnRow } from '../store/ownTables.ts';
import type { InputValue } from './input.ts';

export interface FoundRow {
  row: OwnRow;
  collection: Collection;
  /** The input value that identifies the row. */
  input: InputValue;
}

/** Names of fields that identify a row besides its id. */
const uniqueNames = ['slug', 'key', 'login', 'username', 'handle', 'code', 'email', 'name'];

/** Returns how well the name of an input value fits to the id of a collection. 0 if it does not. */
function scoreName(name: string, collection: Collection): number {
  const folded = foldName(name);
  const type = foldName(collection.name);
  const last = splitWords(collection.name).at(-1) ?? '';
  const base = folded.replace(/ids?$/, '');
  if (folded === foldName(getKeyName(collection)) || folded === 'id') return 10;
  if (base === folded) return isSameNoun(folded, type) ? 5 : 0;
  if (base === '') return 8;
  if (isSameNoun(base, type)) return 9;
  if (isSameNoun(base, last)) return 7;
  return 1;
}

/** Finds the rows that input values identify: by `id`, `userId`, `ids`, or a unique field such as `slug`. */
export function findRows(
  data: OwnData,
  targets: readonly Collection[],
  inputs: readonly InputValue[],
): FoundRow[] {
  const candidates = targets
    .flatMap((target) =>
      inputs.map((input) => ({ target, input, score: scoreName(input.name, target) })),
    )
    .filter(({ score, input }) => score > 0 && isKeyValue(input.value))
    .sort((a, b) => b.score - a.score);
  for (const { input } of candidates) {
    const found = [input.value].flat().flatMap((id) => data.findIn(targets, id) ?? []);
    if (found.length > 0) return found.map((each) => ({ ...each, input }));
  }
  if (candidates.length > 0) return [];
  const byFilter = findByFilter(data, targets, inputs);
  return byFilter.length > 0 ? byFilter : findByUniqueField(data, targets, inputs);
}

/** Finds the rows that a filter such as `where: { state: { _eq: "OPEN" } }` describes. */
function findByFilter(
  data: OwnData,
  targets: readonly Collection[],
  inputs: readonly InputValue[],
): FoundRow[] {
  const conditions = inputs.filter(({ path }) => /^(where|filter|condition)$/i.test(path[0] ?? ''));
  const [input] = conditions;
  if (!input) return [];
  const filter = Object.fromEntries(conditions.map(({ name, value }) => [name, value]));
  return targets.flatMap((collection) =>
    data
      .getTable(collection)
      .all()
      .filter(({ values }) => matchesFilter(data, values, filter))
      .map((row) => ({ row, collection, input })),
  );
}

const isKeyValue = (value: unknown) =>
  [value].flat().every((item) => typeof item === 'string' || typeof item === 'number');

function findByUniqueField(
  data: OwnData,
  targets: readonly Collection[],
  inputs: readonly InputValue[],
): FoundRow[] {
  for (const collection of targets) {
    for (const name of uniqueNames) {
      const input = inputs.find((other) => foldName(other.name) === name);
      const row =
        input &&
        data
          .getTable(collection)
          .all()
          .find(({ values }) => isEqual(values[name], input.value));
      if (row) return [{ row, collection, input }];
    }
  }
  return [];
}

/** Returns the id that a mutation names for a row that does not exist, if it names one. */
export function findMissingId(
  targets: readonly Collection[],
  inputs: readonly InputValue[],
): unknown {
  const [target] = targets;
  return (
    target &&
    inputs.filter(({ value }) => isKeyValue(value)).find(({ name }) => scoreName(name, target) >= 5)
      ?.value
  );
}
