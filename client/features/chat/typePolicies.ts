import type { FieldFunctionOptions, Reference, TypePolicies } from '@apollo/client';

interface Page {
  messages: Reference[];
  hasOlder: boolean;
}

/** Merges the loaded pages of a chat into one list, sorted by id. */
function merge(existing: Page | undefined, incoming: Page, { readField }: FieldFunctionOptions) {
  if (!existing) return incoming;
  const getId = (message: Reference) => readField<number>('id', message) ?? 0;
  const getFirstId = ({ messages: [first] }: Page) =>
    first ? getId(first) : Number.POSITIVE_INFINITY;

  const byId = new Map(
    [...existing.messages, ...incoming.messages].map((message) => [getId(message), message]),
  );
  const messages = [...byId].sort(([a], [b]) => a - b).map(([, message]) => message);
  const { hasOlder } = getFirstId(incoming) <= getFirstId(existing) ? incoming : existing;
  return { ...incoming, messages, hasOlder };
}

export const typePolicies: TypePolicies = {
  Query: { fields: { chatMessages: { keyArgs: ['contactId'], merge } } },
};
