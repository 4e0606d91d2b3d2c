import {
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { hidden, hide, hideByName, hideNamed, isSecretKey } from '../values/secrets.ts';
import { containsSecret, hideAll, hideByType, isSecret } from './secretValues.ts';

/** The secrets of an operation, according to `@secret` in the schema. */
export interface OperationSecrets {
  /** Whether a literal or a variable is secret or contains a secret. */
  hasSecrets: () => boolean;
  /** Returns the text of the document without secrets, and without comments, which can contain some. */
  hideInDocument: () => string;
  /**
   * Hides the secrets in the values of variables. If the operation has secrets, values without a place in the schema are
   * hidden as well, because their names can be misspelled. Otherwise, their names decide.
   */
  hideVariables: (values: unknown) => unknown;
}

/** The places of secrets in a document. */
interface SecretPlaces {
  literals: ValueNode[];
  /** The names of variables whose values are secret. */
  secretNames: Set<string>;
  /** The types of all other variables. */
  types: Map<string, GraphQLInputType>;
  hasSecrets: boolean;
}

/**
 * Finds the secrets of an operation. The document may be invalid: the values of unknown arguments are secret. The document is only read when a secret is looked for, because most requests are recorded but never shown.
 */
export function createOperationSecrets(
  schema: GraphQLSchema,
  document: DocumentNode,
): OperationSecrets {
  let places: SecretPlaces | undefined;
  const findPlaces = () => {
    places ??= findSecretPlaces(schema, document);
    return places;
  };

  return {
    hasSecrets: () => findPlaces().hasSecrets,
    hideInDocument: () => removeComments(replaceLiterals(document, findPlaces().literals)),
    hideVariables(values) {
      const { types, secretNames, hasSecrets } = findPlaces();
      const hideUnknown = hasSecrets ? hideAll : hideByName;
      if (typeof values !== 'object' || values === null || Array.isArray(values)) {
        return hasSecrets ? hide(values) : hideNamed(values);
      }
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const type = types.get(name);
          if (type) return [name, hideByType(type, value, hideUnknown)];
          return [name, secretNames.has(name) ? hide(value) : hideUnknown(name, value)];
        }),
      );
    },
  };
}

/** The strings and comments of a document. A string without an end extends to the end of its line or of the document. */
const stringOrComment = /"""(?:[^"\\]|\\(?:""")?|"(?!""))*(?:""")?|"(?:[^"\\\n]|\\.)*"?|#[^\r\n]*/g;

/** Returns a document without its comments. */
const removeComments = (text: string) =>
  text.includes('#')
    ? text.replace(stringOrComment, (token) => (token.startsWith('#') ? '' : token))
    : text;

/** Returns the text of a document that cannot be parsed, without its strings, its comments and its long numbers. */
export const hideStrings = (text: string) =>
  text
    .replace(stringOrComment, (token) => (token.startsWith('#') ? '' : `"${hidden}"`))
    .replace(/\d{3,}/g, hidden);

function findSecretPlaces(schema: GraphQLSchema, document: DocumentNode): SecretPlaces {
  const literals: ValueNode[] = [];
  const secretNames = new Set<string>();
  const definitions: VariableDefinitionNode[] = [];

  /** Collects all literals and variables in a secret value. */
  function collectSecret(node: ValueNode) {
    if (node.kind === Kind.VARIABLE) secretNames.add(node.name.value);
    else if (node.kind === Kind.LIST) for (const item of node.values) collectSecret(item);
    else if (node.kind === Kind.OBJECT) for (const { value } of node.fields) collectSecret(value);
    else if (node.kind !== Kind.NULL) literals.push(node);
    return false;
  }

  function collect(node: ASTNode, type?: GraphQLInputType) {
    const types = new TypeInfo(schema, type);
    visit(
      node,
      visitWithTypeInfo(types, {
        VariableDefinition(definition) {
          definitions.push(definition);
          return false;
        },
        Argument({ value }) {
          const argument = types.getArgument();
          return !argument || isSecret(argument) ? collectSecret(value) : undefined;
        },
        ObjectField({ name, value }) {
          const parent = getNamedType(types.getParentInputType());
          if (!isInputObjectType(parent)) {
            return isSecretKey(name.value) ? collectSecret(value) : undefined;
          }
          const field = parent.getFields()[name.value];
          return !field || isSecret(field) ? collectSecret(value) : undefined;
        },
      }),
    );
  }

  collect(document);
  const variableTypes = new Map<string, GraphQLInputType>();
  for (const { variable, type: typeNode, defaultValue } of definitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode as never) as GraphQLInputType | undefined;
    const isShown = type && !secretNames.has(name);
    if (isShown) variableTypes.set(name, type);
    if (!defaultValue) continue;
    if (isShown) collect(defaultValue, type);
    else collectSecret(defaultValue);
  }
  return {
    literals,
    secretNames,
    types: variableTypes,
    hasSecrets:
      literals.length + secretNames.size > 0 ||
      [...variableTypes.values()].some((type) => containsSecret(type)),
  };
}

function replaceLiterals({ loc }: DocumentNode, literals: ValueNode[]): string {
  const text = loc?.source.body ?? '';
  let end = 0;
  let replaced = '';
  for (const node of literals.toSorted((a, b) => (a.loc?.start ?? 0) - (b.loc?.start ?? 0))) {
    if (!node.loc) continue;
    replaced += `${text.slice(end, node.loc.start)}"${hidden}"`;
    end = node.loc.end;
  }
  return replaced + text.slice(end);
}
