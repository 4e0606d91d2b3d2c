import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  print,
} from 'graphql';
import { findNamedField } from './lists/readField.ts';
import { classifyMutation } from './mutations/classify.ts';
import { inferQuery } from './queries/createQueries.ts';
import { selectFields } from './rest/selectFields.ts';
import { getKeyName } from './rows/createRow.ts';
import type { Collection } from './schema/model.ts';
import { getRowType } from './schema/relations.ts';
import type { Field } from './schema/shapes.ts';
import type { OwnData } from './store/ownData.ts';
import { getAnyRow } from './store/related.ts';

/** An operation that the explorer shows. */
interface Example {
  name: string;
  kind: 'query' | 'mutation';
  title: string;
  description: string;
  query: string;
  variables: string;
}

/** Examples with a title. */
export interface ExampleGroup {
  title: string;
  examples: Example[];
}

/** The largest number of examples of queries, and of mutations. */
const maxExamples = 12;

/** Creates examples of the inferred root fields of a schema, with the ids of existing rows. */
export function createExamples(data: OwnData): ExampleGroup[] {
  const { model } = data;
  const { schema } = model;
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter((field) => inferQuery(model, field).isInferred)
    .map((field) => createExample(data, 'query', field, getTargets(data, field)));
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const mutation = classifyMutation(model, field);
    return mutation ? [createExample(data, 'mutation', field, mutation.targets)] : [];
  });
  return [
    { title: 'Queries', examples: queries.slice(0, maxExamples) },
    { title: 'Mutations', examples: mutations.slice(0, maxExamples) },
  ].filter(({ examples }) => examples.length > 0);
}

const getTargets = ({ model }: OwnData, field: Field) => {
  const { type } = getRowType(field);
  return isLeafType(type) ? [] : model.listTargets(type);
};

function createExample(
  data: OwnData,
  kind: Example['kind'],
  field: Field,
  targets: readonly Collection[],
): Example {
  const { name, args, description } = field;
  const used = args.filter(
    (argument) =>
      isRequiredArgument(argument) || /^(first|limit|perPage|take)$/.test(argument.name),
  );
  const values = used.map((argument): [string, unknown] => [
    argument.name,
    isRequiredArgument(argument) ? createValue(data, targets, argument.name, argument.type) : 5,
  ]);
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const selection = selectFields(data.model, getNamedType(field.type), { isFlat: true });
  const [parameters, given] = used.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  return {
    name: title,
    kind,
    title: name,
    description: description?.split('\n')[0] ?? '',
    query: `${print(parse(`${kind} ${title}${parameters} { ${name}${given} ${selection} }`))}\n`,
    variables: used.length > 0 ? JSON.stringify(Object.fromEntries(values), null, 2) : '',
  };
}

/** Returns a value for an argument or an input field: that of an existing row, or one that fits the type. */
function createValue(
  data: OwnData,
  targets: readonly Collection[],
  name: string,
  type: GraphQLInputType,
): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [createValue(data, targets, name, nullable.ofType)];
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    const required = fields.filter(isRequiredInputField);
    const used = required.length > 0 ? required : fields.slice(0, 1);
    return Object.fromEntries(
      used.map((field) => [field.name, createValue(data, targets, field.name, field.type)]),
    );
  }
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  const found = findValue(data, targets, name);
  if (found !== undefined && found !== null) return found;
  return { Int: 1, Float: 1.5, Boolean: true }[getNamedType(nullable).name] ?? 'text';
}

function findValue(data: OwnData, targets: readonly Collection[], name: string): unknown {
  const getKey = (target: Collection) => {
    const row = getAnyRow(data, [target]);
    return row?.[getKeyName(target)];
  };
  for (const target of targets) {
    const field = findNamedField(target, name);
    if (field?.kind === 'leaf') return getAnyRow(data, [target])?.[field.name];
    const [related] = field?.relation.targets ?? [];
    if (related) return getKey(related);
  }
  const [first] = targets;
  return first && /ids?$/i.test(name) ? getKey(first) : undefined;
}
