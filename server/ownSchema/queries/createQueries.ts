import { createFieldGenerator, type GeneratedSource } from '../fields/generated.ts';
import type { OwnResolver } from '../fields/rowFields.ts';
import type { Model } from '../schema/model.ts';
import type { Field } from '../schema/shapes.ts';
import { getOwnData } from '../store/ownData.ts';
import { byId } from './byId.ts';
import { byIds } from './byIds.ts';
import type { Inferred, QueryConvention } from './convention.ts';
import { count } from './count.ts';
import { lists } from './lists.ts';
import { singleton } from './singleton.ts';

/** The conventions for fields of `Query`, in their order. The first one that applies is used. */
const conventions: QueryConvention[] = [byIds, byId, lists, singleton, count];

/** Returns how a field of `Query` is read. A field without a convention has generated values, which are valid and stable. */
export function inferQuery(model: Model, field: Field): Inferred & { isInferred: boolean } {
  for (const convention of conventions) {
    const inferred = convention(model, field);
    if (inferred) return { ...inferred, isInferred: true };
  }
  const generate = createFieldGenerator(model, 'Query', field);
  return {
    convention: 'not inferred',
    reason: 'generated values, the same for the same arguments',
    isInferred: false,
    read(data, args) {
      const source: GeneratedSource = {
        __typename: 'Query',
        $path: 'Query',
        $isRoot: true,
        $args: args,
      };
      return generate(data, source, args);
    },
  };
}

/** Creates the resolvers of `Query`. Each is inferred when it is first used. */
export function createQueries(
  model: Model,
  onUninferred: (field: string) => void,
): Record<string, OwnResolver> {
  const fields = Object.values(model.schema.getQueryType()?.getFields() ?? {});
  return Object.fromEntries(
    fields.map((field) => [field.name, createQuery(model, field, onUninferred)]),
  );
}

function createQuery(
  model: Model,
  field: Field,
  onUninferred: (field: string) => void,
): OwnResolver {
  let inferred: ReturnType<typeof inferQuery> | undefined;
  return (_, args, context) => {
    if (!inferred) {
      inferred = inferQuery(model, field);
      if (!inferred.isInferred) onUninferred(`Query.${field.name}`);
    }
    return inferred.read(getOwnData(context), args);
  };
}
