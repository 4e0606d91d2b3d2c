import {
  createKey,
  createSampleRow,
  getKeyName,
  getRange,
  type Values,
} from '../rows/createRow.ts';
import { combine, hashText } from '../rows/draw.ts';
import type { Collection, Relation } from '../schema/model.ts';

import type { OwnData } from './ownData.ts';
import { readReference } from './references.ts';

/** Returns the row of a single relation, or null. A relation that must not be null always has a row. */
export function getRelated(data: OwnData, values: Values, relation: Relation): Values | null {
  if (relation.by === 'inverse' && relation.inverse)
    return data.listByReference(relation.inverse, values)[0] ?? null;
  const stored = values[relation.storage];
  if (stored !== null && stored !== undefined) {
    const { targets, id } = readReference(relation, stored);
    const found = data.findIn(targets, id);
    if (found) return found.row.values;
  }
  return relation.isNullable ? null : getAnyRow(data, relation.targets);
}

/** Returns the first row of the first collection that has rows. If there is none, returns a sample row that is not stored. */
export function getAnyRow(data: OwnData, targets: readonly Collection[]): Values | null {
  for (const target of targets) {
    const [row] = data.getTable(target).select({ perPage: 1 }).rows;
    if (row) return row.values;
  }
  const [target] = targets;
  return target ? createSampleRow(target, 1, data.sampleOptions()) : null;
}

/** Returns the rows of a list relation, in the order of their tables. */
export function listRelated(data: OwnData, values: Values, relation: Relation): Values[] {
  const changed = values[relation.name];
  if (Array.isArray(changed)) {
    return changed.flatMap((stored) => {
      const { targets, id } = readReference(relation, stored);
      return data.findIn(targets, id)?.row.values ?? [];
    });
  }
  const { by, inverse } = relation;
  if (by === 'inverse' && inverse) {
    const { inverses = [inverse] } = relation;
    const rows = inverses.flatMap((other) => data.listByReference(other, values));
    return relation.isPart
      ? rows.filter((row) => hashPair(relation.name, values, row) % 3 === 0)
      : rows;
  }
  return by === 'pairs' && inverse
    ? listPairs(data, values, relation, inverse)
    : listDerived(data, values, relation);
}

const getKey = (data: OwnData, values: Values) => {
  const collection = data.model.collections.get(values.__typename);
  return String(values[collection ? getKeyName(collection) : 'id']);
};

const hashPair = (name: string, first: Values, second: Values) =>
  hashText(`${name} ${JSON.stringify([first.id, second.id])}`);

/** Returns the numbers of the rows that the sample relates a row with. */
function* listSampleNumbers(
  data: OwnData,
  target: Collection,
  hash: number,
  number: number,
  count: number,
): Generator<number> {
  const size = data.sampleOptions().countRows(target);
  const range = Math.min(size, getRange(Math.max(1, number)));
  for (let index = 0; index < Math.min(count, range); index += 1)
    yield 1 + ((hash + index * 3) % range);
}

function listDerived(data: OwnData, values: Values, relation: Relation): Values[] {
  const hash = hashText(`${values.__typename} ${getKey(data, values)} ${relation.name}`);
  const found = new Set<Values>();
  const { targets } = relation;
  const typeCount = Math.min(targets.length, 3);
  for (let index = 0; index < typeCount; index += 1) {
    const target = targets[(hash + index) % targets.length] as Collection;
    const count = typeCount === 1 ? 2 + (hash % 4) : 2;
    for (const number of listSampleNumbers(data, target, combine(hash, index), 1, count)) {
      const row = data.get(target, createSampleKey(data, target, number));
      if (row && row !== values) found.add(row);
    }
  }
  return [...found];
}

const createSampleKey = (data: OwnData, target: Collection, number: number) =>
  data.getTable(target).get(number)?.key ?? createKey(target, number);

/** Returns whether the sample relates two rows of relations in opposite directions. Both sides get the same answer. */
function isPair(names: [string, string], first: string, second: string): boolean {
  return combine(combine(hashText(names.join(' ')), hashText(first)), hashText(second)) % 10 < 3;
}

function listPairs(data: OwnData, values: Values, relation: Relation, inverse: Relation): Values[] {
  const [target] = relation.targets as [Collection];
  const own = getKey(data, values);
  const isFirst =
    relation.owner.name < target.name ||
    (relation.owner === target && relation.name < inverse.name);
  const names: [string, string] = isFirst
    ? [relation.name, inverse.name]
    : [inverse.name, relation.name];
  const size = Math.min(data.sampleOptions().countRows(target), 30);
  const rows: Values[] = [];
  for (let number = 1; number <= size; number += 1) {
    const row = data.getTable(target).get(number);
    if (!row || Array.isArray(row.values[inverse.name])) {
      if (row && isInList(data, row.values[inverse.name] as unknown[], own)) rows.push(row.values);
      continue;
    }
    const other = String(row.key);
    if (isFirst ? isPair(names, own, other) : isPair(names, other, own)) rows.push(row.values);
  }
  return rows;
}

const isInList = (_: OwnData, list: unknown[], key: string) =>
  list.some(
    (stored) =>
      String(typeof stored === 'object' && stored ? (stored as { id: unknown }).id : stored) ===
      key,
  );
