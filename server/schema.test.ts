import { expect, test } from 'vitest';
import { crm, features } from './features.ts';
import { createSchema } from './schema.ts';

type AnyResolvers = Record<string, Record<string, unknown>>;

test.each([
  ['Query', 'tasks', features.todo],
  ['Mutation', 'addTask', features.todo],
  ['Subscription', 'salesChanges', features.cards],
])(
  'throws an error with the name of a field of %s that has no resolver',
  (type, field, feature) => {
    const resolvers = (feature.resolvers as AnyResolvers)[type] ?? {};
    const { [field]: resolver } = resolvers;
    delete resolvers[field];

    try {
      expect(() => createSchema(crm)).toThrow(`These fields have no resolver: ${type}.${field}.`);
    } finally {
      resolvers[field] = resolver;
    }
  },
);
