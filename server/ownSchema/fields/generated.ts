import {
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { createListReader } from '../lists/listArguments.ts';
import type { Arguments } from '../lists/pageArguments.ts';
import { combine, hashField, hashItem, hashText } from '../rows/draw.ts';
import { createLeafValue } from '../rows/leafValues.ts';
import type { CreateValue } from '../rows/valueSource.ts';
import type { Collection, Model } from '../schema/model.ts';
import { getRowType } from '../schema/relations.ts';
import { countLists, type Field, findConnection, isList, isNullable } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import { getAnyRow } from '../store/related.ts';
import type { Page, PagedSource } from './page.ts';

/** An object whose type is not a collection. The fields that it does not have are generated. */
export interface GeneratedSource {
  __typename: string;
  /** Identifies the object, so that the same object always has the same values. */
  $path: string;
  /** Whether the object is the value of a root field, or a part of it. Its lists then have all rows. */
  $isRoot?: boolean;
  /** Whether fields that the object does not have are null. */
  $isFixed?: boolean;
  /** The arguments of the root field, which also apply to the lists in it. */
  $args?: Arguments;
  [field: string]: unknown;
}

type GenerateField = (data: OwnData, source: GeneratedSource, args: Arguments) => unknown;

/** Creates the source of a connection with a page of rows. */
export const createConnection = (
  type: GraphQLNamedType,
  page: Page,
  path: string,
): PagedSource => ({
  __typename: type.name,
  $path: path,
  $page: page,
});

const createPath = (path: string, name: string, args: Arguments) => {
  const text = JSON.stringify(args);
  return text === '{}' ? `${path}.${name}` : `${path}.${name}${text}`;
};

/** Creates the function that returns the value of a field of an object whose type is not a collection. */
export function createFieldGenerator(model: Model, typeName: string, field: Field): GenerateField {
  const named = getNamedType(field.type);
  if (isLeafType(named))
    return createLeafGenerator(field, createLeafValue(typeName, field.name, named));
  const rowType = getRowType(field);
  const targets = model.listTargets(rowType.type);
  if (targets.length > 0) {
    return rowType.isMany
      ? createRowsGenerator(field, targets)
      : createRowGenerator(field, targets);
  }
  return createObjectGenerator(model, field, named);
}

/** Names of lists that are empty unless something went wrong. */
const errorNames = /errors?$|warnings?$|problems?$/i;

function createLeafGenerator(field: Field, create: CreateValue): GenerateField {
  const depth = countLists(field.type);
  const isError = errorNames.test(field.name) && isNullable(field.type);
  return ({ sampleOptions }, { $path }) => {
    if (isError) return depth > 0 ? [] : null;
    const objectHash = hashText($path);
    const hash = hashField(objectHash, field.name);
    const { now } = sampleOptions();
    const number = 1 + (objectHash % 97);
    const createItem = (index: number) =>
      create({ hash: hashItem(hash, index), objectHash, number: number + index, now });
    if (depth === 0) return create({ hash, objectHash, number, now });
    const items = [createItem(0), createItem(1)];
    return depth === 1 ? [...new Set(items)] : [items];
  };
}

function createRowGenerator(field: Field, targets: readonly Collection[]): GenerateField {
  const isEmptied = errorNames.test(field.name) && isNullable(field.type);
  return (data, { $path }) => {
    if (isEmptied) return null;
    const hash = hashText(`${$path}.${field.name}`);
    const target = targets[hash % targets.length] as Collection;
    const rows = data.getTable(target).select({ page: 1 + (hash % 7), perPage: 1 }).rows;
    return rows[0]?.values ?? getAnyRow(data, [target, ...targets]);
  };
}

function createRowsGenerator(field: Field, targets: readonly Collection[]): GenerateField {
  const readList = createListReader(field, targets);
  const named = getNamedType(field.type);
  const isConnection = findConnection(named) !== undefined && !isList(field.type);
  return (data, source, args) => {
    const path = createPath(source.$path, field.name, args);
    if (errorNames.test(field.name)) return [];
    const all = targets.flatMap((target) => data.list(target));
    const rows = source.$isRoot
      ? all
      : all.filter((row) => hashText(`${source.$path} ${String(row.id)}`) % 4 === 0);
    const page = readList(data, rows, { ...source.$args, ...args });
    return isConnection ? createConnection(named, page, path) : page.rows;
  };
}

function createObjectGenerator(model: Model, field: Field, named: GraphQLNamedType): GenerateField {
  const depth = countLists(field.type);
  const members = isAbstractType(named) ? [...model.schema.getPossibleTypes(named)] : [named];
  const candidates = members.filter((type) => !isErrorType(type.name));
  const types = candidates.length > 0 ? candidates : members;
  const isEmptied = errorNames.test(field.name) && (isNullable(field.type) || depth > 0);
  const create = (path: string, source: GeneratedSource, index: number) => {
    const type = types[combine(hashText(path), index) % types.length];
    return {
      __typename: type?.name ?? named.name,
      $path: path,
      $isRoot: source.$isRoot,
      $args: source.$args,
    };
  };

  return (_, source, args) => {
    if (isEmptied || types.length === 0) return depth > 0 ? [] : null;
    if (named === model.schema.getQueryType()) return {};
    const path = createPath(source.$path, field.name, args);
    if (depth === 0)
      return isTooDeep(path) && isNullable(field.type) ? null : create(path, source, 0);
    const items = [0, 1].map((index) =>
      create(`${path}.${index}`, { ...source, $isRoot: false }, index),
    );
    return depth === 1 ? items : [items];
  };
}

/** Objects inside of objects end somewhere, because a client may follow them without limit. */
const isTooDeep = (path: string) => path.length > 1_000;

export const isErrorType = (name: string): boolean =>
  /(error|problem|failure|exception)$/i.test(name);

interface CompleteOptions {
  model: Model;
  path: string;
  /** Whether fields that the object does not have are null. Otherwise, they are generated. */
  isFixed: boolean;
}

/** Gives the objects that a client has written the type and the path that their generated fields need. */
export function completeValue(
  field: Field,
  value: unknown,
  { model, path, isFixed }: CompleteOptions,
): unknown {
  const named = getNamedType(field.type);
  if (isLeafType(named) || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      completeValue(field, item, { model, path: `${path}.${index}`, isFixed }),
    );
  }
  if ('__typename' in value) return value;
  const type = isObjectType(named)
    ? named
    : isAbstractType(named)
      ? model.schema.getPossibleTypes(named)[0]
      : undefined;
  return {
    ...value,
    __typename: type?.name ?? named.name,
    $path: path,
    ...(isFixed && { $isFixed: true }),
  };
}
