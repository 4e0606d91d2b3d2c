import { defineTool, shortenError } from '../tool.ts';

interface Args {
  query: string;
  variables?: Record<string, unknown>;
}

export const graphql = defineTool<Args>({
  name: 'graphql',
  description: 'Executes a GraphQL query or mutation on the branch of the session.',
  args: { query: { type: 'string' }, variables: { type: 'object' } },
  required: ['query'],
  summarize: ({ query }) => query.replaceAll(/\s+/g, ' ').trim().slice(0, 120),
  async run({ query, variables }, { branch, calls }) {
    const { data, errors } = await calls.graphql(branch, query, variables);
    if (!errors) return { data };
    const hint = 'Find the right fields and arguments with search_schema.';
    return { ...(data && { data }), errors: errors.map(shortenError), ...(!data && { hint }) };
  },
});
