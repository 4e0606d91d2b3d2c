import {
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { isErrorType } from '../fields/generated.ts';
import type { Collection, Model } from '../schema/model.ts';
import { foldName, isSameNoun, splitWords, toSingular } from '../schema/names.ts';
import { type Field, findConnection, findEdgeNode } from '../schema/shapes.ts';

type Verb = 'create' | 'update' | 'delete' | 'archive' | 'upsert';

/** A mutation as its name and its payload describe it. */
export interface Mutation {
  verb: Verb;
  /** The collections of the changed rows: one, or several for an interface. */
  targets: Collection[];
  reason: string;
}

const verbs: Record<string, Verb> = {
  create: 'create',
  add: 'create',
  new: 'create',
  register: 'create',
  insert: 'create',
  update: 'update',
  edit: 'update',
  set: 'update',
  rename: 'update',
  change: 'update',
  modify: 'update',
  delete: 'delete',
  remove: 'delete',
  destroy: 'delete',
  archive: 'archive',
  upsert: 'upsert',
  save: 'upsert',
};

/** Words around the noun in names of mutations, such as `createManyUsers` and `deleteUserById`. */
const fillers = /^(one|many|bulk|batch|by|id|ids|pk|a|an|the|new)$/;
const prepositions = /^(to|from|on|in|for|with|of|as)$/;

/** Returns the verb and the noun of a name in which the verb is the first or the last word: `createUser`, `userCreate`. */
export function splitVerb(name: string): { verb: Verb; noun: string[] } | undefined {
  const words = splitWords(name);
  if (words.length < 2) return undefined;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (verbs[first]) return { verb: verbs[first], noun: words.slice(1) };
  return verbs[last] ? { verb: verbs[last], noun: words.slice(0, -1) } : undefined;
}

/** Returns what a mutation changes, or `undefined` if its name follows no convention. */
export function classifyMutation(model: Model, field: Field): Mutation | undefined {
  const split = splitVerb(field.name);
  if (!split) return undefined;
  const { verb, noun } = split;
  const cut = noun.findIndex((word, index) => index > 0 && word === 'by');
  const words = (cut === -1 ? noun : noun.slice(0, cut)).filter((word) => !fillers.test(word));
  const rows = listPayloadCollections(model, getNamedType(field.type));
  const targets = findTargets(model, words, rows, verb);
  if (targets.length === 0) return undefined;
  const place = rows.some((row) => targets.includes(row)) ? ' and its payload' : '';
  return {
    verb,
    targets,
    reason: `${verb} a row of ${targets.map(({ name }) => name).join(', ')}, by its name${place}`,
  };
}

function findTargets(model: Model, words: string[], rows: Collection[], verb: Verb): Collection[] {
  const noun = words.join('');
  const named = findByNoun(model, noun);
  const matching = rows.filter((target) => named.includes(target));
  if (matching.length > 0) return matching;
  // The payload names the row if the type has a longer name: `deployKey` for `RepositoryDeployKey`.
  const endsAlike = rows
    .filter(({ name }) => foldName(name).endsWith(toSingular(noun)))
    .sort(byLength);
  const hasPreposition = words.some((word, index) => index > 0 && prepositions.test(word));
  if (named.length > 0 && (rows.length === 0 || endsAlike.length === 0)) return named;
  if (hasPreposition) return [];
  const [alike] = endsAlike;
  if (alike) return [alike];
  const contained = rows.filter(
    ({ name }) => name.length > 3 && toSingular(noun).endsWith(foldName(name)),
  );
  const started =
    verb === 'update'
      ? rows
          .filter(({ name }) => noun.startsWith(foldName(name)))
          .sort(byLength)
          .reverse()
      : [];
  const [found] = [...contained, ...started];
  if (found) return [found];
  // A payload can contain rows that the mutation does not change.
  const isOnly = new Set(rows).size === 1 && !isNamedOtherwise(model, noun);
  return isOnly && verb !== 'archive' ? rows.slice(0, 1) : [];
}

/** Returns whether a noun begins with the name of an object type, such as `shopName` with `Shop`. */
const isNamedOtherwise = (model: Model, noun: string) =>
  Object.values(model.schema.getTypeMap()).some(
    (type) => isObjectType(type) && type.name.length > 3 && noun.startsWith(foldName(type.name)),
  );

const byLength = (a: Collection, b: Collection) => a.name.length - b.name.length;

/** Returns the collections of the type with the name of a noun. An interface has several. */
export function findByNoun(model: Model, noun: string): Collection[] {
  const collection = [...model.collections.values()].find(({ name }) => isSameNoun(name, noun));
  if (collection) return [collection];
  const type = Object.values(model.schema.getTypeMap()).find(
    (other) =>
      isAbstractType(other) &&
      [noun, `${toSingular(noun)}interface`].some((name) => isSameNoun(other.name, name)),
  );
  return type ? model.listTargets(type) : [];
}

/** Returns the collections of the rows that a payload contains: those of object types first, then those of interfaces. */
export function listPayloadCollections(model: Model, type: GraphQLNamedType): Collection[] {
  const groups = collectRowTypes(model, type, 0);
  const specific = groups.filter(({ length }) => length === 1);
  return [...new Set([...specific, ...groups].flat())];
}

function collectRowTypes(model: Model, type: GraphQLNamedType, depth: number): Collection[][] {
  if (isLeafType(type) || type === model.schema.getQueryType() || depth > 3) return [];
  const connection = findConnection(type);
  if (connection) return collectRowTypes(model, connection.node, depth + 1);
  const own = model.listTargets(type);
  if (own.length > 0 && !findEdgeNode(type)) return [own];
  const next = isAbstractType(type)
    ? model.schema.getPossibleTypes(type).filter(({ name }) => !isErrorType(name))
    : isObjectType(type)
      ? Object.values(type.getFields()).map((field) => getNamedType(field.type))
      : [];
  return next.flatMap((inner) => collectRowTypes(model, inner, depth + 1));
}
