import { type OperationDefinitionNode, parse, TokenKind } from 'graphql';

/** An operation in a file of `examples/`. The comment above it contains its title and description. */
export interface Example {
  /** The name of the operation. */
  name: string;
  kind: OperationDefinitionNode['operation'];
  /** The first line of the comment. */
  title: string;
  /** The other lines of the comment. */
  description: string;
  query: string;
  /** The JSON in the `variables` line of the comment, or an empty text. */
  variables: string;
}

/** The examples of one file. */
export interface ExampleGroup {
  title: string;
  examples: Example[];
}

const variablesLine = /^variables\s+/;

/** Returns the comment lines above an operation. */
function findComment(operation: OperationDefinitionNode) {
  const lines: string[] = [];
  let token = operation.loc?.startToken.prev;
  let line = operation.loc?.startToken.line ?? 0;
  while (token?.kind === TokenKind.COMMENT && token.line === line - 1) {
    lines.unshift(token.value.trim());
    line = token.line;
    token = token.prev;
  }
  return lines;
}

function createExample(source: string, operation: OperationDefinitionNode): Example {
  const comment = findComment(operation);
  const [title = '', ...descriptionLines] = comment.filter((line) => !variablesLine.test(line));
  const variables = comment.find((line) => variablesLine.test(line))?.replace(variablesLine, '');
  const name = operation.name?.value ?? '';
  return {
    name,
    kind: operation.operation,
    title: title || name,
    description: descriptionLines.join(' '),
    query: `${source.slice(operation.loc?.start, operation.loc?.end)}\n`,
    variables: variables ? JSON.stringify(JSON.parse(variables), null, 2) : '',
  };
}

/** Parses a file of examples. Its first comment line is the title of the group. */
export function parseGroup(source: string): ExampleGroup {
  const operations = parse(source).definitions.filter(
    (definition) => definition.kind === 'OperationDefinition',
  );
  return {
    title: /^#\s*(.+)\n\s*\n/.exec(source)?.[1] ?? '',
    examples: operations.map((operation) => createExample(source, operation)),
  };
}

const files = import.meta.glob<string>('./examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The explorer first opens the first example of this file. */
const firstFile = './examples/todo.graphql';

/** The examples of an own schema, which the server adds to the page. */
const ownExamples = globalThis.document?.getElementById('examples')?.textContent;

const createGroups = () =>
  Object.entries(files)
    .sort(([a], [b]) => Number(b === firstFile) - Number(a === firstFile) || a.localeCompare(b))
    .map(([, source]) => parseGroup(source));

/** The groups of examples: those of an own schema, or of all files in `examples/`. */
export const groups: ExampleGroup[] = ownExamples ? JSON.parse(ownExamples) : createGroups();
