import { getNamedType } from 'graphql';
import { createFieldGenerator } from '../fields/generated.ts';
import type { OwnResolver } from '../fields/rowFields.ts';
import type { Arguments } from '../lists/pageArguments.ts';
import { getKeyName, type Values } from '../rows/createRow.ts';
import { formatTime } from '../rows/newRow.ts';
import type { Collection, Model } from '../schema/model.ts';
import { foldName } from '../schema/names.ts';
import type { Field } from '../schema/shapes.ts';
import { getOwnData, type OwnData } from '../store/ownData.ts';
import { classifyMutation, listPayloadCollections, type Mutation } from './classify.ts';
import { createErrorPayload } from './errorPayload.ts';
import { type FoundRow, findMissingId, findRows } from './findRow.ts';
import { flattenInput, type InputValue, splitBulk } from './input.ts';
import { classifyLink, writeLink } from './link.ts';
import { createPayload } from './payload.ts';
import { readChanges, readNewKey } from './rowInput.ts';
import { addRow, changeRow, removeRow } from './writeRows.ts';

/** Executes a mutation on the rows of one input, and returns the rows that it has written. */
type Write = (
  data: OwnData,
  mutation: Mutation,
  inputs: readonly InputValue[],
  field: Field,
) => Values[];

/** Returns the collection of a new row. An interface has several: the payload or an id in the input chooses one. */
function chooseTarget({ targets }: Mutation): Collection {
  return targets[0] as Collection;
}

const create: Write = (data, mutation, inputs) => {
  const collection = chooseTarget(mutation);
  const key = readNewKey(collection, inputs);
  const isTaken = key !== undefined && data.getRow(collection, key);
  const changes = readChanges(data, collection, withoutKey(collection, inputs));
  return [addRow(data, collection, changes, isTaken ? undefined : key)];
};

const withoutKey = (collection: Collection, inputs: readonly InputValue[]) =>
  inputs.filter(({ name }) => foldName(name) !== foldName(getKeyName(collection)));

/** Returns whether an input value chooses rows, and does not change them. */
const isCondition = ({ path: [first = ''] }: InputValue) =>
  /^(where|filter|pk_?columns)$/i.test(first);

/** Finds the rows of an update or a removal. Throws `NOT_FOUND` for an id that no row has. */
function requireRows(
  data: OwnData,
  { targets }: Mutation,
  inputs: readonly InputValue[],
): FoundRow[] {
  const found = findRows(data, targets, inputs);
  if (found.length > 0) return found;
  const id = findMissingId(targets, inputs);
  const [target] = targets;
  if (target && id !== undefined && id !== null) throw data.notFound(target, id);
  return [];
}

const update: Write = (data, mutation, inputs) => {
  const found = requireRows(data, mutation, inputs);
  if (found.length > 0) {
    return found.map(({ row, collection, input }) => {
      const others = inputs.filter((other) => other !== input && !isCondition(other));
      return changeRow(
        data,
        collection,
        row,
        readChanges(data, collection, withoutKey(collection, others), row.values),
      );
    });
  }
  // Without an id, the mutation changes the row that `viewer` and other single fields return.
  const collection = chooseTarget(mutation);
  const [row] = data.getTable(collection).all();
  return row
    ? [changeRow(data, collection, row, readChanges(data, collection, inputs, row.values))]
    : [];
};

const remove: Write = (data, mutation, inputs) =>
  requireRows(data, mutation, inputs).map(({ row, collection }) =>
    removeRow(data, collection, row),
  );

const archive: Write = (data, mutation, inputs) =>
  requireRows(data, mutation, inputs).map(({ row, collection }) => {
    const time = collection.leaves.find(({ name }) => /^archived_?(at|on|date)$/i.test(name));
    const flag = collection.leaves.find(({ name }) => /^(is_?)?archived$/i.test(name));
    if (!time && !flag) return removeRow(data, collection, row);
    return changeRow(data, collection, row, {
      ...(time && { [time.name]: formatTime(data, time) }),
      ...(flag && { [flag.name]: true }),
    });
  });

const upsert: Write = (data, mutation, inputs, field) =>
  findRows(data, mutation.targets, inputs).length > 0
    ? update(data, mutation, inputs, field)
    : create(data, mutation, inputs, field);

const writes: Record<Mutation['verb'], Write> = { create, update, delete: remove, archive, upsert };

/** Returns how a mutation is executed, for the table that `check` prints. */
export function inferMutation(
  model: Model,
  field: Field,
): { convention: string; reason: string; isInferred: boolean } {
  const mutation = classifyMutation(model, field);
  if (mutation) return { convention: mutation.verb, reason: mutation.reason, isInferred: true };
  const link = classifyLink(model, field);
  if (link) return { convention: link.verb, reason: link.reason, isInferred: true };
  return {
    convention: 'not inferred',
    reason: 'changes nothing, and returns a valid payload',
    isInferred: false,
  };
}

/** Creates the resolvers of `Mutation`, which commands call. Each is inferred when it is first used. */
export function createMutations(
  model: Model,
  onUninferred: (field: string) => void,
): Record<string, OwnResolver> {
  const fields = Object.values(model.schema.getMutationType()?.getFields() ?? {});
  return Object.fromEntries(
    fields.map((field) => [field.name, createMutation(model, field, onUninferred)]),
  );
}

function createMutation(
  model: Model,
  field: Field,
  onUninferred: (field: string) => void,
): OwnResolver {
  let execute: ((data: OwnData, args: Arguments) => unknown) | undefined;
  return (_, args, context) => {
    execute ??= createExecutor(model, field, onUninferred);
    return execute(getOwnData(context), args);
  };
}

function createExecutor(model: Model, field: Field, onUninferred: (field: string) => void) {
  const mutation = classifyMutation(model, field);
  const link = mutation ? undefined : classifyLink(model, field);
  if (!mutation && !link) onUninferred(`Mutation.${field.name}`);
  const targets = mutation?.targets ?? listPayloadCollections(model, getNamedType(field.type));
  const generate = createFieldGenerator(model, 'Mutation', field);

  function write(data: OwnData, args: Arguments): Values[] {
    if (link) return writeLink(data, link, flattenInput(args, link.owners));
    return mutation
      ? splitBulk(field, args, mutation.targets).flatMap((each) =>
          writes[mutation.verb](data, mutation, flattenInput(each, targets), field),
        )
      : [];
  }

  return (data: OwnData, args: Arguments) => {
    const path = `Mutation.${field.name}${JSON.stringify(args)}`;
    let rows: Values[];
    try {
      rows = data.attempt(() => write(data, args));
    } catch (error) {
      const refusal = createErrorPayload(model.schema, field, error, path);
      if (!refusal) throw error;
      return refusal;
    }
    const payload = createPayload(data, field, { rows, inputs: flattenInput(args, targets), path });
    return payload ?? generate(data, { __typename: 'Mutation', $path: path }, args);
  };
}
