import { getNamedType } from 'graphql';
import type { Values } from '../rows/createRow.ts';
import type { Collection, Model, Relation } from '../schema/model.ts';
import { foldName, isSameNoun, splitWords, toSingular } from '../schema/names.ts';

import type { Field } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import { toReference } from '../store/references.ts';
import { listRelated } from '../store/related.ts';
import { findByNoun, listPayloadCollections } from './classify.ts';
import { findMissingId, findRows } from './findRow.ts';
import type { InputValue } from './input.ts';
import { changeRow } from './writeRows.ts';

/** A mutation that adds rows to a list of another row, or removes them from it. */
export interface Link {
  verb: 'connect' | 'disconnect';
  /** The collections of the row with the list: one, or several for an interface. */
  owners: Collection[];
  /** The name of the list. */
  list: string;
  reason: string;
}

const verbs: Record<string, Link['verb']> = {
  add: 'connect',
  connect: 'connect',
  attach: 'connect',
  link: 'connect',
  assign: 'connect',
  remove: 'disconnect',
  disconnect: 'disconnect',
  detach: 'disconnect',
  unlink: 'disconnect',
  unassign: 'disconnect',
};
const prepositions = ['to', 'from', 'with'];

/** Splits `addTagToArticle`, `articleAddTags` or `articleTagsAdd` into the noun of the list and the noun of its owner. */
function splitLink(
  name: string,
): { verb: Link['verb']; noun: string; ownerNoun: string } | undefined {
  const words = splitWords(name);
  const place = words.findIndex((word) => Object.hasOwn(verbs, word));
  const verb = verbs[words[place] ?? ''];
  if (!verb) return undefined;
  const [before, after] = [words.slice(0, place), words.slice(place + 1)];
  if (before.length > 0 && after.length > 0)
    return { verb, noun: after.join(''), ownerNoun: before.join('') };
  if (before.length > 1)
    return { verb, noun: before.slice(1).join(''), ownerNoun: before[0] ?? '' };
  const preposition = after.findIndex((word) => prepositions.includes(word));
  return preposition < 1
    ? undefined
    : {
        verb,
        noun: after.slice(0, preposition).join(''),
        ownerNoun: after.slice(preposition + 1).join(''),
      };
}

/** Returns the list that a mutation changes, or `undefined` if its name follows no convention. */
export function classifyLink(model: Model, field: Field): Link | undefined {
  const split = splitLink(field.name);
  if (!split) return undefined;
  const { verb, noun, ownerNoun } = split;
  const named = findByNoun(model, ownerNoun);
  const candidates =
    named.length > 0 ? named : listPayloadCollections(model, getNamedType(field.type));
  const findList = (owner: Collection) =>
    [...owner.relations.values()].find(
      (relation) => relation.kind === 'many' && isList(relation, noun),
    );
  const owners = candidates.filter(findList);
  const list = owners[0] && findList(owners[0])?.name;
  if (list === undefined) return undefined;
  const names = owners.map(({ name }) => name).join(', ');
  return { verb, owners, list, reason: `${verb}s rows in ${list} of ${names}, by its name` };
}

const isList = ({ name, targets }: Relation, noun: string) =>
  isSameNoun(name, noun) || targets.some((target) => isSameNoun(target.name, noun));

/** Adds rows to the list of a row, or removes them from it. Returns the row. */
export function writeLink(data: OwnData, link: Link, inputs: readonly InputValue[]): Values[] {
  const { owners, list, verb } = link;
  const [found] = findRows(data, owners, inputs);
  if (!found) {
    const id = findMissingId(owners, inputs);
    const [owner] = owners;
    if (owner && id !== undefined) throw data.notFound(owner, id);
    return [];
  }
  const { collection, row, input } = found;
  const relation = collection.relations.get(list);
  if (!relation) return [];
  const given = inputs
    .filter((other) => other !== input && isNamedAfter(relation, other))
    .flatMap(({ value, path }) =>
      [value].flat().map((id) => {
        const related = data.findIn(relation.targets, id);
        if (!related) throw data.notFound(relation.targets[0] as Collection, id, path.join('.'));
        return related.row.values;
      }),
    );
  const current = listRelated(data, row.values, relation);
  const next =
    verb === 'connect'
      ? [...current, ...given.filter((other) => !current.includes(other))]
      : current.filter((other) => !given.includes(other));
  const references = next.map((other) => toReference(relation, other, data.model));
  return [changeRow(data, collection, row, { [list]: references })];
}

/** Returns whether an input value has the ids of rows in a list, such as `tagId` or `labelIds`. */
function isNamedAfter({ name, targets }: Relation, input: InputValue): boolean {
  const base = foldName(input.name).replace(/ids?$/, '');
  return [name, ...targets.map((target) => target.name)].some(
    (noun) => foldName(noun).endsWith(toSingular(base)) || isSameNoun(noun, base),
  );
}
