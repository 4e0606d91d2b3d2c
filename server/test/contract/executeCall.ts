import { type DocumentNode, execute, parse, validate } from 'graphql';
import type { Branch } from '../../branch.ts';
import { crm } from '../../features.ts';
import { createSchema } from '../../schema.ts';
import { createGuestContext } from '../testApp.ts';
import type { GraphqlCall } from './calls.ts';

const schema = createSchema(crm);

/** The parsed documents of executed calls. The calls of a field have the same document. */
const documents = new Map<string, DocumentNode>();

/** Parses and validates a document that is executed for the first time. */
function parseDocument(query: string): DocumentNode {
  const parsed = documents.get(query);
  if (parsed) return parsed;
  const document = parse(query);
  const [error] = validate(schema, document);
  if (error) throw error;
  documents.set(query, document);
  return document;
}

/** Executes a call on a branch, of a guest unless there is another context, and returns its result as JSON. */
export async function executeCall(
  branch: Branch,
  { query, variables }: GraphqlCall,
  contextValue = createGuestContext(branch),
): Promise<string> {
  const result = await execute({
    schema,
    document: parseDocument(query),
    variableValues: variables,
    contextValue,
  });
  return JSON.stringify(result);
}
