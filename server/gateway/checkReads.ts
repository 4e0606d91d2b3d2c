import {
  type ExecutionResult,
  execute,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import type { Branch } from '../branch.ts';
import type { Viewer } from '../commands/commandContext.ts';
import { createBranchContext } from '../context.ts';
import { badInput, getHttpStatus } from '../errors.ts';
import { isControl } from '../graphql/controls.ts';

/** The number of levels of fields that are selected. */
const maxDepth = 4;

type Field = GraphQLField<unknown, unknown>;

/**
 * Throws `BAD_USER_INPUT` if a query of a branch fails for another reason than a refusal. Shapes describe each value of an
 * imported state alone; this finds values that do not fit together.
 */
export async function checkReads(
  schema: GraphQLSchema,
  branch: Branch,
  viewer: Viewer,
  path: string,
): Promise<void> {
  for (const field of listReads(schema)) {
    const result = await execute({
      schema,
      document: parse(`{ ${writeField(schema, field, maxDepth)} }`),
      contextValue: createBranchContext(branch, viewer),
    });
    if (!hasFailed(result)) continue;
    throw badInput(path, `has rows or values that "Query.${field.name}" cannot return.`);
  }
}

/** Lists the root fields that read data and need no arguments. */
const listReads = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) => !isControl(field) && !field.args.some(isRequiredArgument),
  );

const hasFailed = ({ errors = [] }: ExecutionResult) =>
  errors.some(({ extensions }) => getHttpStatus({ extensions }) === undefined);

/** Writes a field with all fields of its type that need no arguments. */
function writeField(schema: GraphQLSchema, field: Field, depth: number): string {
  const selection = writeSelection(schema, field.type, depth - 1);
  return selection === '' ? field.name : `${field.name} { ${selection} }`;
}

function writeSelection(schema: GraphQLSchema, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isAbstractType(named)) {
    const parts = schema
      .getPossibleTypes(named)
      .map((possible) => `... on ${possible.name} { ${writeSelection(schema, possible, depth)} }`);
    return ['__typename', ...parts].join(' ');
  }
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: inner }) =>
      !args.some(isRequiredArgument) && (depth > 1 || isLeaf(getNamedType(inner))),
  );
  return ['__typename', ...fields.map((inner) => writeField(schema, inner, depth))].join(' ');
}

const isLeaf = (type: ReturnType<typeof getNamedType>) =>
  !isObjectType(type) && !isAbstractType(type);
