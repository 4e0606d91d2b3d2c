import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import type { TabOperation } from './operationRequest.ts';

/** The TypeScript types of scalars. The values of others are unknown. */
const scalarTypes: Record<string, string> = {
  Boolean: 'boolean',
  DateTime: 'string',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  String: 'string',
};

const hooks = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };

/** Returns a module with a typed hook of Apollo Client for an operation. It needs no generated file. */
export function createHook(schema: GraphQLSchema, { source, document, operation }: TabOperation) {
  const { operation: kind, variableDefinitions = [], selectionSet } = operation;
  const root = schema.getRootType(kind);
  if (!root) throw new Error(`The schema has no type for a ${kind}.`);
  const name = capitalize(operation.name?.value ?? 'Unnamed') + capitalize(kind);

  const inputs = createInputTypes();
  const variables = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const isRequired = type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined;
    const inputType = typeFromAST(schema, type as never) as GraphQLInputType;
    return {
      isRequired,
      line: printMember(variable.name.value, isRequired, inputs.print(inputType)),
    };
  });
  const hasRequired = variables.some(({ isRequired }) => isRequired);
  const hasOptions = kind !== 'mutation' && variables.length > 0;
  const parameters = hasOptions ? `variables${hasRequired ? '' : '?'}: ${name}Variables` : '';
  const data = createDataTypes(schema, document).print(root.name, [selectionSet]);

  return [
    `import { gql, type TypedDocumentNode } from '@apollo/client';\nimport { ${hooks[kind]} } from '@apollo/client/react';`,
    ...inputs.list(),
    `export type ${name}Data = ${data};`,
    `export type ${name}Variables = ${variables.length > 0 ? printObject(variables.map(({ line }) => line)) : 'Record<string, never>'};`,
    `const document: TypedDocumentNode<${name}Data, ${name}Variables> = gql\`\n${escapeTemplate(source.trim())}\n\`;`,
    `export const use${name} = (${parameters}) => ${hooks[kind]}(document${hasOptions ? ', { variables }' : ''});\n`,
  ].join('\n\n');
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const escapeTemplate = (text: string) => text.replace(/[`\\]|\$\{/g, '\\$&');
const indent = (text: string) => text.replaceAll('\n', '\n  ');
const printObject = (members: string[]) => `{\n${members.map((line) => `  ${line}\n`).join('')}}`;
const printMember = (name: string, isRequired: boolean, type: string) =>
  `${name}${isRequired ? '' : '?'}: ${indent(type)};`;

/** Returns the TypeScript type of a type of the schema. `printNamed` returns that of its named type. */
function printType(type: GraphQLInputType | GraphQLOutputType, printNamed: () => string): string {
  const nullable = getNullableType(type);
  const text = isListType(nullable)
    ? `Array<${printType(nullable.ofType, printNamed)}>`
    : printNamed();
  return isNonNullType(type) ? text : `${text} | null`;
}

function printLeaf(type: GraphQLInputType | GraphQLOutputType) {
  const named = getNamedType(type);
  if (isEnumType(named))
    return named
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ');
  return scalarTypes[named.name] ?? 'unknown';
}

/** Prints the types of variables. An input object has a type of its own, because it can contain itself. */
function createInputTypes() {
  const types = new Map<string, string>();

  function print(type: GraphQLInputType): string {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return printType(type, () => wrap(printLeaf(type), type));
    if (!types.has(named.name)) {
      types.set(named.name, '');
      const fields = Object.values(named.getFields()).map((field) =>
        printMember(field.name, isRequiredInputField(field), print(field.type)),
      );
      types.set(named.name, `export type ${named.name} = ${printObject(fields)};`);
    }
    return printType(type, () => named.name);
  }

  return { print, list: () => [...types.values()] };
}

/** Adds parentheses around a union, unless nothing follows it. */
const wrap = (text: string, type: GraphQLInputType | GraphQLOutputType) =>
  text.includes(' | ') && isListType(getNullableType(type)) ? `(${text})` : text;

/** The selections of a key of a response. */
interface SelectedField {
  /** The type of the field. Undefined for `__typename`. */
  type?: GraphQLOutputType;
  selections: SelectionSetNode[];
  isRequired: boolean;
}

/** Prints the types of a response. */
function createDataTypes(schema: GraphQLSchema, document: TabOperation['document']) {
  /** Returns the type of an object. An interface or a union is a union of its possible types. */
  function print(typeName: string, selections: SelectionSetNode[]): string {
    const type = schema.getType(typeName);
    if (isAbstractType(type)) {
      const parts = schema.getPossibleTypes(type).map(({ name }) => print(name, selections));
      return [...new Set(parts)].join(' | ');
    }
    const fields = new Map<string, SelectedField>();
    for (const selection of selections) collect(typeName, selection, fields);
    const members = [...fields].map(([key, field]) => {
      const { type: fieldType } = field;
      if (!fieldType) return printMember(key, true, `'${typeName}'`);
      const named = getNamedType(fieldType);
      const printNamed = () =>
        isCompositeType(named) ? print(named.name, field.selections) : printLeaf(fieldType);
      return printMember(key, field.isRequired, printType(fieldType, printNamed));
    });
    return printObject(members);
  }

  /** Adds the fields of a selection that an object of the type has. */
  function collect(
    typeName: string,
    { selections }: SelectionSetNode,
    fields: Map<string, SelectedField>,
  ) {
    for (const node of selections) {
      const isConditional = node.directives?.some(({ name }) =>
        /^(skip|include)$/.test(name.value),
      );
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        const type = schema.getType(typeName);
        const field = fields.get(key) ?? {
          type: isObjectType(type) ? type.getFields()[node.name.value]?.type : undefined,
          selections: [],
          isRequired: false,
        };
        if (node.selectionSet) field.selections.push(node.selectionSet);
        field.isRequired ||= !isConditional;
        fields.set(key, field);
        continue;
      }
      const fragment =
        node.kind === Kind.INLINE_FRAGMENT
          ? node
          : document.definitions.find(
              (definition) =>
                definition.kind === Kind.FRAGMENT_DEFINITION &&
                definition.name.value === node.name.value,
            );
      if (!fragment || !('selectionSet' in fragment) || fragment.kind === Kind.OPERATION_DEFINITION)
        continue;
      const condition = fragment.typeCondition?.name.value;
      if (!condition || includes(condition, typeName)) {
        collect(typeName, fragment.selectionSet, fields);
      }
    }
  }

  function includes(condition: string, typeName: string) {
    const [type, object] = [schema.getType(condition), schema.getType(typeName)];
    return (
      type === object ||
      (isAbstractType(type) && isObjectType(object) && schema.isSubType(type, object))
    );
  }

  return { print };
}
