export type JsonSchema = Record<string, unknown>;

export const scalarTypes: Record<string, string> = {
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
  String: 'string',
  ID: 'string',
};

export const describeContent = (schema: JsonSchema) => ({
  content: { 'application/json': { schema } },
});
