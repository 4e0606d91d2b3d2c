import { defineTool } from '../tool.ts';

export const more = defineTool<{ cursor: string }>({
  name: 'more',
  description: 'Returns the next part of a long result.',
  args: { cursor: { type: 'string' } },
  required: ['cursor'],
  isReadOnly: true,
  summarize: ({ cursor }) => cursor,
  run: ({ cursor }, context) => context.more(cursor),
});
