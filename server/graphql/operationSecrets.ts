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

/** A string or comment in one line. A string without an end extends to the end of the line. */
const shortToken = /"(?:[^"\\\n]|\\.)*"?|#[^\r\n]*/y;

/** Returns the end of the string or comment that begins at a position. */
function findTokenEnd(text: string, start: number): number {
  if (!text.startsWith('"""', start)) {
    shortToken.lastIndex = start;
    return shortToken.test(text) ? shortToken.lastIndex : text.length;
  }
  let end = text.indexOf('"""', start + 3);
  while (end > 0 && text[end - 1] === '\\') end = text.indexOf('"""', end + 3);
  return end === -1 ? text.length : end + 3;
}

/** Replaces the strings and comments of a document. */
function replaceTokens(text: string, replace: (token: string) => string): string {
  const parts: string[] = [];
  let end = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (text[position] !== '"' && text[position] !== '#') continue;
    parts.push(text.slice(end, position));
    end = findTokenEnd(text, position);
    parts.push(replace(text.slice(position, end)));
    position = end - 1;
  }
  return parts.join('') + text.slice(end);
}

/** Returns a document without its comments. */
const removeComments = (text: string) =>
  text.includes('#') ? replaceTokens(text, (token) => (token[0] === '#' ? '' : token)) : text;

/** Returns the text of a document that cannot be parsed, without its strings, its comments and its long numbers. */
export const hideStrings = (text: string) =>
  replaceTokens(text, (token) => (token[0] === '#' ? '' : `"${hidden}"`)).replace(
    /\d{3,}/g,
    hidden,
  );

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
