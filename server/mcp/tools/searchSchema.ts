import { defineTool } from '../tool.ts';

export const searchSchema = defineTool<{ text: string; limit?: number }>({
  name: 'search_schema',
  description:
    'Finds fields, types and REST routes by words. Returns signatures, best first. Read a whole type at frontdesk://schema/TYPE.',
  args: { text: { type: 'string' }, limit: { type: 'integer', minimum: 1, maximum: 30 } },
  required: ['text'],
  isReadOnly: true,
  summarize: ({ text }) => text,
  run({ text, limit = 8 }, { searchSchema: search }) {
    const data = search(text, limit);
    return data.length > 0
      ? { data }
      : { data, hint: 'Nothing matches. Use other or fewer words, such as one noun.' };
  },
});
