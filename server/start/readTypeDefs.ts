import {
  buildClientSchema,
  type DocumentNode,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  printSchema,
} from 'graphql';
import { ArgumentsError } from './arguments.ts';
import { readSdl } from './readFiles.ts';

/** Milliseconds that an API has for its response. */
const timeout = 20_000;

/** Returns whether an argument is the address of an API, and not a file. */
export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** Reads the types of an own schema: from files, or by introspection of the API at an address. */
export async function readTypeDefs(paths: readonly string[]): Promise<DocumentNode> {
  const [first = ''] = paths;
  if (!isAddress(first)) return readSdl(paths);
  if (paths.length > 1) throw new ArgumentsError(`${first} must be the only schema.`);
  try {
    const schema = buildClientSchema(await introspect(first));
    return parse(printSchema(schema), { noLocation: true });
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : message;
    throw new ArgumentsError(`${first} cannot be read: ${reason}`);
  }
}

async function introspect(address: string): Promise<IntrospectionQuery> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  let result: { data?: IntrospectionQuery; errors?: { message: string }[] };
  try {
    result = JSON.parse(text);
  } catch {
    throw new Error(`the response has the status ${response.status}, and is not JSON.`);
  }
  if (result.data?.__schema) return result.data;
  throw new Error(
    result.errors?.[0]?.message ??
      `the response has the status ${response.status}, and contains no schema.`,
  );
}
