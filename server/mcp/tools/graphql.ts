import { Kind, parse } from 'graphql';
import { limits } from '../../graphql/limits.ts';
import { defineTool, shortenError } from '../tool.ts';

/** The maximum number of fields that the description of a call names. */
const maxFields = 10;

interface Args {
  query: string;
  variables?: Record<string, unknown>;
}

/** Returns the root fields of a document, without arguments, which can contain secrets. */
function describeOperations(query: string): string {
  try {
    const operations = parse(query, { maxTokens: limits.tokens }).definitions.filter(
      (node) => node.kind === Kind.OPERATION_DEFINITION,
    );
    return operations
      .map(({ operation, selectionSet }) => {
        const fields = selectionSet.selections.map((node) =>
          node.kind === Kind.FIELD ? node.name.value : '...',
        );
        return `${operation} ${fields.slice(0, maxFields).join(', ')}`;
      })
      .join('; ');
  } catch {
    return 'invalid document';
  }
}

export const graphql = defineTool<Args>({
  name: 'graphql',
  description: 'Executes a GraphQL query or mutation on the branch of the session.',
  args: { query: { type: 'string' }, variables: { type: 'object' } },
  required: ['query'],
  summarize: ({ query }) => describeOperations(query),
  async run({ query, variables }, { branch, calls }) {
    const { data, errors } = await calls.graphql(branch, query, variables);
    if (!errors) return { data };
    const hint = 'Find the right fields and arguments with search_schema.';
    return { ...(data && { data }), errors: errors.map(shortenError), ...(!data && { hint }) };
  },
});
