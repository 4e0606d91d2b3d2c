import { buildASTSchema, type DocumentNode } from 'graphql';
import { inferMutation } from './mutations/createMutations.ts';
import { inferQuery } from './queries/createQueries.ts';
import { createModel, type ModelOptions } from './schema/createModel.ts';
import type { Model } from './schema/model.ts';
import { inferSubscription } from './subscriptions.ts';

/** A root field, and how it is answered. */
interface CheckedField {
  field: string;
  convention: string;
  reason: string;
  isInferred: boolean;
}

/** Returns how each root field of a schema is answered, and why. */
export function checkSchema(
  typeDefs: DocumentNode,
  options?: ModelOptions,
): { model: Model; fields: CheckedField[] } {
  const model = createModel(buildASTSchema(typeDefs, { assumeValidSDL: true }), options);
  const { schema } = model;
  const listFields = (type: ReturnType<typeof schema.getQueryType>) =>
    Object.values(type?.getFields() ?? {});
  return {
    model,
    fields: [
      ...listFields(schema.getQueryType()).map((field) => ({
        ...inferQuery(model, field),
        field: `Query.${field.name}`,
      })),
      ...listFields(schema.getMutationType()).map((field) => ({
        ...inferMutation(model, field),
        field: `Mutation.${field.name}`,
      })),
      ...listFields(schema.getSubscriptionType()).map((field) => {
        const { reason, isInferred } = inferSubscription(model, field);
        return {
          convention: isInferred ? 'changes' : 'not inferred',
          reason,
          isInferred,
          field: `Subscription.${field.name}`,
        };
      }),
    ],
  };
}

/** Formats the result of a check as the text that the command prints. */
export function formatCheck({ model, fields }: ReturnType<typeof checkSchema>): string {
  const rows = [
    ['field', 'inferred as', 'why'],
    ...fields.map(({ field, convention, reason }) => [field, convention, reason]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(([field = '', convention = '', reason = '']) =>
    `${field.padEnd(widths[0] ?? 0)}  ${convention.padEnd(widths[1] ?? 0)}  ${reason}`.trimEnd(),
  );
  const inferred = fields.filter(({ isInferred }) => isInferred).length;
  const summary =
    inferred === fields.length
      ? 'All root fields are inferred.'
      : `${inferred} of ${fields.length} root fields are inferred. The others have generated values, or change nothing.`;
  const names = [...model.collections.values()].map(({ name }) => name);
  const shown = names.length > 20 ? `${names.slice(0, 20).join(', ')}, …` : names.join(', ');
  return `${lines.join('\n')}

${names.length} ${names.length === 1 ? 'collection' : 'collections'}: ${shown}
${summary}
`;
}
