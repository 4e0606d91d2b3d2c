import { type GraphQLNamedType, getNamedType, isLeafType } from 'graphql';
import type { Collection, Model, Relation } from './model.ts';
import { foldName, isSameNoun, toSingular } from './names.ts';
import { type Field, findConnection, isList, isNullable, needsNoArguments } from './shapes.ts';

/** Returns the type of the rows of a field, which can be in a list or in a connection. */
export function getRowType(field: Field): { type: GraphQLNamedType; isMany: boolean } {
  const named = getNamedType(field.type);
  const connection = findConnection(named);
  if (connection) return { type: connection.node, isMany: true };
  return { type: named, isMany: isList(field.type) };
}

/** Adds the relations to the collections of a model. */
export function createRelations(model: Model): void {
  for (const owner of model.collections.values()) {
    for (const field of Object.values(owner.type.getFields())) {
      const relation = createRelation(model, owner, field);
      if (relation) owner.relations.set(field.name, relation);
    }
    addIdFields(model, owner);
  }
  for (const { relations } of model.collections.values()) {
    for (const relation of relations.values()) if (relation.kind === 'many') findInverse(relation);
  }
  for (const { relations } of model.collections.values()) {
    for (const relation of relations.values()) if (relation.kind === 'one') findPartner(relation);
  }
}

function createRelation(model: Model, owner: Collection, field: Field): Relation | undefined {
  const { type, isMany } = getRowType(field);
  if (isLeafType(type)) return undefined;
  const targets = model.listTargets(type);
  if (targets.length === 0) return undefined;
  const base = {
    name: field.name,
    storage: field.name,
    field,
    targets,
    owner,
    isNullable: isNullable(field.type),
  };
  return isMany
    ? { ...base, kind: 'many', by: 'derived' }
    : { ...base, kind: 'one', by: needsNoArguments(field) ? 'stored' : 'derived' };
}

/**
 * Uses ids such as `userId` for relations: as the stored value of the relation `user`, or as a relation of their own if there is
 * no `user`.
 */
function addIdFields(model: Model, owner: Collection) {
  for (const { name, field, isList: isMany } of owner.leaves) {
    const base = name.replace(/_?id$/i, '');
    if (isMany || base === name || base === '') continue;
    const sibling = owner.relations.get(base);
    if (sibling) {
      if (sibling.kind !== 'one') continue;
      const [target, other] = sibling.targets;
      if (target && !other && canContainIds(field, target)) sibling.storage = name;
      // A relation whose id must not be null always has a row.
      if (!isNullable(field.type)) sibling.isNullable = false;
      continue;
    }
    const target = [...model.collections.values()].find((other) => isSameNoun(other.name, base));
    if (!target?.keyField || target === owner || !canContainIds(field, target)) continue;
    owner.relations.set(name, {
      name,
      storage: name,
      field,
      kind: 'one',
      by: 'stored',
      targets: [target],
      owner,
      isNullable: isNullable(field.type),
    });
  }
}

/** Returns whether the type of a field can have the ids of a collection. */
function canContainIds(field: Field, { type, keyField }: Collection): boolean {
  const own = getNamedType(field.type).name;
  const key = getNamedType(type.getFields()[keyField ?? '']?.type)?.name;
  return own === key || own === 'ID' || own === 'String';
}

const listBackRelations = (relation: Relation, target: Collection, kind: Relation['kind']) =>
  [...target.relations.values()].filter(
    (other) => other.kind === kind && other !== relation && other.targets.includes(relation.owner),
  );

/** Names of relations that contain the row to which another row belongs, the best one first. */
const ownerNames = ['owner', 'author', 'creator', 'user', 'parent'];

/** The largest number of collections in a list whose opposite relations are found. Timelines have dozens. */
const maxInverses = 5;

/** Returns the single relation of a collection that fits best to a list. */
function findBestInverse(relation: Relation, target: Collection) {
  const singles = listBackRelations(relation, target, 'one').filter(({ by }) => by === 'stored');
  const [best] = singles
    .map((other) => ({ other, score: scoreInverse(relation, other, singles.length) }))
    .sort((a, b) => b.score - a.score);
  return { singles, best };
}

/** Finds the relation in the opposite direction of a list: one of its collection, or one of each. */
function findInverse(relation: Relation) {
  const [target, second] = relation.targets;
  if (!target) return;
  if (second) {
    if (relation.targets.length > maxInverses) return;
    const inverses = relation.targets.flatMap((each) => {
      const { best } = findBestInverse(relation, each);
      return best && best.score > 1 ? [best.other] : [];
    });
    if (inverses.length === relation.targets.length)
      Object.assign(relation, { by: 'inverse', inverse: inverses[0], inverses });
    return;
  }
  const { singles, best } = findBestInverse(relation, target);
  if (best && best.score > 0) {
    Object.assign(relation, {
      by: 'inverse',
      inverse: best.other,
      isPart: isPartOf(relation, target),
    });
    return;
  }
  const [list] = singles.length === 0 ? listBackRelations(relation, target, 'many') : [];
  if (
    list &&
    list.targets.length === 1 &&
    isChief(relation, target) &&
    isChief(list, relation.owner)
  ) {
    Object.assign(relation, { by: 'pairs', inverse: list });
  }
}

/** Returns how well the single relation `other` fits to the list `relation`. 0 if it does not. */
function scoreInverse({ name, owner }: Relation, other: Relation, count: number): number {
  const [list, single, type] = [
    foldName(name),
    foldName(other.name).replace(/id$/, ''),
    foldName(owner.name),
  ];
  // `assignedIssues` and `assignee` begin in the same way, as do `createdIssues` and `creator`.
  if (list.slice(0, 5) === single.slice(0, 5) && !isSameNoun(list, single)) return 6;
  if (single === type || type.endsWith(single)) return 5;
  const place = ownerNames.indexOf(single);
  if (place !== -1) return 4 - place * 0.5;
  return count === 1 ? 1 : 0;
}

const isMainList = ({ name }: Relation, target: Collection) =>
  isSameNoun(name, target.name) ||
  foldName(target.name).endsWith(toSingular(foldName(name))) ||
  foldName(name).startsWith(foldName(target.name));

/** Returns whether a list is the one that contains all related rows: by its name, or because there is no other. */
const isChief = (relation: Relation, target: Collection) =>
  isMainList(relation, target) ||
  [...relation.owner.relations.values()].filter(
    ({ kind, targets }) => kind === 'many' && targets.length === 1 && targets[0] === target,
  ).length === 1;

/** Returns whether a list has only some of the related rows, because another list has all of them. */
const isPartOf = (relation: Relation, target: Collection) =>
  !isMainList(relation, target) &&
  [...relation.owner.relations.values()].some(
    (other) =>
      other !== relation &&
      other.kind === 'many' &&
      other.targets[0] === target &&
      isMainList(other, target),
  );

/** Connects two single relations in opposite directions, such as `User.profile` and `Profile.user`. One side is stored. */
function findPartner(relation: Relation) {
  const [target, second] = relation.targets;
  if (
    !target ||
    second ||
    relation.by !== 'stored' ||
    relation.inverse ||
    target === relation.owner
  )
    return;
  const partners = listBackRelations(relation, target, 'one').filter(
    ({ by, targets }) => by === 'stored' && targets.length === 1,
  );
  const own = [...relation.owner.relations.values()].filter(
    (other) => other.kind === 'one' && other.targets.includes(target),
  );
  const [partner] = partners;
  if (
    !partner ||
    partners.length > 1 ||
    own.length > 1 ||
    partner.isNullable ||
    !relation.isNullable
  )
    return;
  if (!isSameNoun(partner.name, relation.owner.name) || !isSameNoun(relation.name, target.name))
    return;
  const isInUse = [...relation.owner.relations.values()].some(({ inverse }) => inverse === partner);
  if (!isInUse) Object.assign(relation, { by: 'inverse', inverse: partner });
}
