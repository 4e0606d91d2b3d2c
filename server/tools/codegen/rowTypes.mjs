import { plugin as typescript } from '@graphql-codegen/typescript';
import { getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { buildASTSchema, Kind, visit } from 'graphql';

/** The plugin `typescript` without the interface `Node`, whose global id is computed from the type and the id of a row. */
export function plugin(schema, documents, config) {
  const withoutNodes = visit(getDocumentNodeFromSchema(schema), {
    [Kind.OBJECT_TYPE_DEFINITION]: (type) => ({
      ...type,
      interfaces: type.interfaces.filter(({ name }) => name.value !== 'Node'),
      fields: type.fields.filter(({ name }) => name.value !== 'nodeId'),
    }),
  });
  return typescript(buildASTSchema(withoutNodes, { assumeValidSDL: true }), documents, config);
}
