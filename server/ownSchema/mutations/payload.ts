import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { createConnection, type GeneratedSource, isErrorType } from '../fields/generated.ts';
import { selectPage, writeCursor } from '../fields/page.ts';
import { getId } from '../lists/readField.ts';
import type { Values } from '../rows/createRow.ts';
import type { Collection, Model } from '../schema/model.ts';
import { foldName } from '../schema/names.ts';
import { countLists, type Field, findConnection, findEdgeNode } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import { getRelated } from '../store/related.ts';
import { listPayloadCollections, splitVerb } from './classify.ts';
import type { InputValue } from './input.ts';

/** The result of a mutation, from which its payload is created. */
export interface Outcome {
  /** The rows that were created, changed or removed. */
  rows: Values[];
  inputs: readonly InputValue[];
  path: string;
}

/** Creates the payload of a mutation: the row, `{ success, row }`, an edge, an id, or a boolean. */
export function createPayload(data: OwnData, field: Field, outcome: Outcome): unknown {
  const value = createValue(data, field.name, field.type, outcome, 0);
  if (value !== undefined) return value;
  const named = getNamedType(field.type);
  if (named.name === 'Int' && countLists(field.type) === 0)
    return createNumber(data, field, outcome);
  if (data.model.listTargets(named).length > 0) return undefined;
  return isLeafType(named) || countLists(field.type) > 0
    ? undefined
    : createObject(data, named, outcome, 0);
}

/** Returns the id of a new row if it is a number, and otherwise the number of changed rows. */
function createNumber(data: OwnData, { name }: Field, { rows }: Outcome): number {
  const [first] = rows;
  const id = first && getId(data.model, first);
  return splitVerb(name)?.verb === 'create' && typeof id === 'number' ? id : rows.length;
}

/** Returns the value of a field of a payload, or `undefined` if it has to be generated. */
function createValue(
  data: OwnData,
  name: string,
  type: GraphQLOutputType,
  outcome: Outcome,
  depth: number,
): unknown {
  const named = getNamedType(type);
  if (isLeafType(named)) return createLeafValue(data, name, type, outcome);
  const isList = countLists(type) > 0;
  const connection = findConnection(named);
  const rows = findRows(data, connection?.node ?? findEdgeNode(named) ?? named, name, outcome);
  if (connection && !isList) {
    if (rows.length === 0) return undefined;
    return createConnection(named, selectPage(rows, {}, false), `${outcome.path}.${name}`);
  }
  if (data.model.listTargets(named).length > 0 && !isEdge(named)) {
    if (rows.length > 0) return isList ? rows : rows[0];
    return undefined;
  }
  if (isEdge(named)) {
    const edges = rows.map((node) => ({
      __typename: named.name,
      $path: `${outcome.path}.${name}`,
      node,
      cursor: writeCursor(0, node),
    }));
    return edges.length === 0 ? undefined : isList ? edges : edges[0];
  }
  if (isList || depth > 2 || !containsRows(data.model, named, outcome)) return undefined;
  return createObject(data, named, outcome, depth + 1);
}

const isEdge = (type: GraphQLNamedType) => findEdgeNode(type) !== undefined;

function createLeafValue(
  data: OwnData,
  name: string,
  type: GraphQLOutputType,
  { rows, inputs }: Outcome,
): unknown {
  const folded = foldName(name);
  const isList = isListType(getNullableType(type));
  const typeName = getNamedType(type).name;
  if (folded === 'clientmutationid')
    return inputs.find((input) => foldName(input.name) === folded)?.value ?? null;
  if (typeName === 'Boolean' && !isList) return true;
  const ids = rows.map((row) => getId(data.model, row));
  if (ids.length === 0) return undefined;
  const isId =
    typeName === 'ID' ||
    ((typeName === 'String' || typeName === 'Int') && /(^|[a-z])ids?$/.test(folded));
  if (isId && /id$/.test(folded)) return ids[0];
  if (isList && isId) return ids;
  return typeName === 'Int' && /count|affected/.test(folded) ? ids.length : undefined;
}

function createObject(
  data: OwnData,
  type: GraphQLNamedType,
  outcome: Outcome,
  depth: number,
): GeneratedSource | undefined {
  const object = isAbstractType(type) ? chooseMember(data.model, type, outcome) : type;
  if (!isObjectType(object)) return undefined;
  const source: GeneratedSource = {
    __typename: object.name,
    $path: `${outcome.path}.${object.name}`,
  };
  for (const field of Object.values(object.getFields())) {
    const value = createValue(data, field.name, field.type, outcome, depth);
    if (value !== undefined) source[field.name] = value;
  }
  return source;
}

/** Returns the member of a union that contains the rows, and otherwise the first one that is not an error. */
function chooseMember(model: Model, type: GraphQLNamedType, outcome: Outcome) {
  const members = isAbstractType(type) ? model.schema.getPossibleTypes(type) : [];
  const successes = members.filter(({ name }) => !isErrorType(name));
  return (
    successes.find((member) => containsRows(model, member, outcome)) ?? successes[0] ?? members[0]
  );
}

const containsRows = (model: Model, type: GraphQLNamedType, { rows }: Outcome) =>
  listPayloadCollections(model, type).some(({ name }) =>
    rows.some(({ __typename }) => __typename === name),
  );

/** Returns the rows of a type that a payload can contain: the changed ones, those of ids in the input, or related ones. */
function findRows(
  data: OwnData,
  type: GraphQLNamedType,
  name: string,
  { rows, inputs }: Outcome,
): Values[] {
  const targets = data.model.listTargets(type);
  const isTarget = ({ __typename }: Values) => targets.some((target) => target.name === __typename);
  const named = inputs.filter(
    (input) => foldName(input.name).replace(/ids?$/, '') === foldName(name),
  );
  const changed = rows.filter(isTarget);
  const byName = changed.length > 0 ? [] : listInputRows(data, targets, named);
  if (changed.length > 0 || byName.length > 0) return [...changed, ...byName];
  const byInput = listInputRows(data, targets, inputs);
  return byInput.length > 0 ? byInput : listNearRows(data, targets, rows);
}

const listInputRows = (
  data: OwnData,
  targets: readonly Collection[],
  inputs: readonly InputValue[],
): Values[] =>
  inputs.flatMap(({ value }) =>
    [value]
      .flat()
      .flatMap((id) =>
        typeof id === 'string' ? (data.findIn(targets, id)?.row.values ?? []) : [],
      ),
  );

function listNearRows(data: OwnData, targets: readonly Collection[], rows: Values[]): Values[] {
  for (const row of rows) {
    const relations = data.model.collections.get(row.__typename)?.relations.values() ?? [];
    for (const relation of relations) {
      if (relation.kind !== 'one' || relation.by !== 'stored') continue;
      const related = getRelated(data, row, relation);
      if (related && targets.some(({ name }) => name === related.__typename)) return [related];
    }
  }
  return [];
}
