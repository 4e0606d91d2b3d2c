import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLError, getVariableValues, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { groups, parseGroup } from './examples.ts';

const folder = join(import.meta.dirname, '../../../schema');
const schema = buildSchema(
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n'),
);
const examples = groups.flatMap((group) => group.examples);

test('each file of examples has a title and examples', () => {
  expect(groups.length).toBeGreaterThan(0);
  for (const { title, examples } of groups) {
    expect(title).not.toBe('');
    expect(examples.length).toBeGreaterThan(0);
  }
});

test('the first example is a query of the to-do board', () => {
  expect(groups[0]?.title).toBe('To-do');
  expect(examples[0]?.kind).toBe('query');
});

test('each example has a unique name', () => {
  const names = examples.map(({ name }) => name);

  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});

test.each(examples)('the example $name and its variables are valid', ({ query, variables }) => {
  const document = parse(query);
  const errors = validate(schema, document);
  expect(errors.map(({ message }) => message)).toEqual([]);

  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition')
    throw new GraphQLError('The first definition must be an operation.');
  const exampleVariables = variables ? JSON.parse(variables) : {};
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], exampleVariables);

  const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];

  expect(coerced.errors).toBeUndefined();
  expect(names).toEqual(expect.arrayContaining(Object.keys(exampleVariables)));
});

test('parses the title, the description and the variables in the comment of an operation', () => {
  const group = parseGroup(
    '# Desks\n\n# Find a desk\n# By number.\n# variables {"id": 1}\nquery Desk($id: Int!) { desk(id: $id) }\n',
  );

  expect(group).toEqual({
    title: 'Desks',
    examples: [
      {
        name: 'Desk',
        kind: 'query',
        title: 'Find a desk',
        description: 'By number.',
        query: 'query Desk($id: Int!) { desk(id: $id) }\n',
        variables: '{\n  "id": 1\n}',
      },
    ],
  });
});
