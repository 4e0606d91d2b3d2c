import { getNamedType, isEnumType } from 'graphql';
import type { Values } from '../rows/createRow.ts';
import { isTimeOfChange } from '../rows/newRow.ts';
import { isHidden } from '../schema/directives.ts';
import type { Collection, Leaf, Relation } from '../schema/model.ts';
import { foldName } from '../schema/names.ts';

import { needsNoArguments } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import { type FieldKind, findFieldKind } from './fieldKinds.ts';

/** A field as the dashboard shows it. */
interface DescribedField {
  name: string;
  /** The property of the values of a mutation. */
  inputName: string;
  kind: FieldKind | 'RELATION';
  isList: boolean;
  isRequired: boolean;
  isNullable: boolean;
  isReadOnly: boolean;
  choices: string[];
  targets: string[];
}

/** A collection as the dashboard shows it. */
export interface Description {
  titleFields: string[];
  pictureField: string | null;
  fields: DescribedField[];
}

const descriptions = new WeakMap<Collection, Description>();

/** Returns what the dashboard needs to show the rows of a collection. It is created once, from the first row. */
export function describeCollection(data: OwnData, collection: Collection): Description {
  let found = descriptions.get(collection);
  if (!found) {
    found = createDescription(
      collection,
      data.getTable(collection).select({ perPage: 1 }).rows[0]?.values,
    );
    descriptions.set(collection, found);
  }
  return found;
}

function createDescription(collection: Collection, example: Values | undefined): Description {
  const relations = [...collection.relations.values()];
  const hidden = new Set(relations.flatMap(({ name, storage }) => [name, storage]));
  const leaves = collection.leaves.filter(
    ({ name, field }) => !hidden.has(name) && needsNoArguments(field) && !isHidden(field),
  );
  const order = Object.keys(collection.type.getFields());
  const fields = [
    ...leaves.map((leaf) => describeLeaf(leaf, example?.[leaf.name])),
    ...relations
      .filter(({ field }) => needsNoArguments(field) && !isHidden(field))
      .map(describeRelation),
  ].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return {
    titleFields: findTitleFields(fields),
    pictureField: fields.find(({ kind, isList }) => kind === 'PICTURE' && !isList)?.name ?? null,
    fields,
  };
}

function describeLeaf(leaf: Leaf, example: unknown): DescribedField {
  const { name, field, isList, isNullable } = leaf;
  const type = getNamedType(field.type);
  const kind = findFieldKind(leaf, example);
  const isReadOnly = isTimeOfChange(name) && kind.startsWith('DATE');
  return {
    name,
    inputName: name,
    kind,
    isList,
    isNullable,
    isRequired: !isNullable && !isReadOnly && !isList && kind !== 'BOOLEAN',
    isReadOnly,
    choices: isEnumType(type) ? type.getValues().map((choice) => choice.name) : [],
    targets: [],
  };
}

const describeRelation = ({
  name,
  storage,
  kind,
  by,
  isNullable,
  targets,
}: Relation): DescribedField => ({
  name,
  inputName: kind === 'one' ? storage : name,
  kind: 'RELATION',
  isList: kind === 'many',
  isNullable,
  isRequired: kind === 'one' && by === 'stored' && !isNullable,
  // A list that other rows determine is changed in those rows.
  isReadOnly: kind === 'one' ? by !== 'stored' : by === 'inverse',
  choices: [],
  targets: targets.map((target) => target.name),
});

/** Names of fields that are the title of a row, the best one first. */
const titleNames = [
  'title',
  'name',
  'fullname',
  'displayname',
  'label',
  'subject',
  'headline',
  'caption',
  'summary',
  'login',
  'username',
  'handle',
  'slug',
  'email',
];

/** Returns the fields whose values are the title of a row: a text that names it, or the first and the last name. */
function findTitleFields(fields: DescribedField[]): string[] {
  const texts = fields.filter(
    ({ kind, isList }) => !isList && (kind === 'TEXT' || kind === 'EMAIL'),
  );
  const find = (name: string) => texts.find((field) => foldName(field.name) === name)?.name;
  for (const name of titleNames.slice(0, 4)) {
    const field = find(name);
    if (field) return [field];
  }
  const [first, last] = [
    find('firstname') ?? find('givenname'),
    find('lastname') ?? find('familyname'),
  ];
  if (first && last) return [first, last];
  for (const name of titleNames.slice(4)) {
    const field = find(name);
    if (field) return [field];
  }
  const best =
    texts.find(({ name }) => /(name|title|label)$/i.test(name)) ??
    texts[0] ??
    fields.find(({ kind, isList }) => kind === 'LONG_TEXT' && !isList);
  return best ? [best.name] : [];
}
