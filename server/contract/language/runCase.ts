import { type Check, type CheckOptions, findProblems } from './checks.ts';
import { resolvePath } from './paths.ts';
import { absent, formatValue } from './values.ts';
import { applySteps, exclude, fill, UnsetVariableError, type Variables } from './variables.ts';

interface Capture {
  as: string;
  path?: string;
  value?: unknown;
  /** The items that are removed from the list first. */
  without?: unknown[];
  then?: string[];
  optional?: boolean;
}

/** One case of `cases.json`. The README beside it describes the language. */
export interface ContractCase {
  name: string;
  method: string;
  path: string;
  query?: Record<string, unknown>;
  rawQuery?: string;
  body?: unknown;
  rawBody?: string;
  headers?: Record<string, string>;
  expectStatus: number | string | (number | string)[];
  expectType?: string;
  checks: Check[];
  capture?: Capture[];
  repeat?: number;
}

export interface CaseRequest {
  method: string;
  /** The path with the query string. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface CaseResponse {
  status: number;
  contentType: string;
  body: string;
}

export interface Run extends CheckOptions {
  variables: Variables;
  send: (request: CaseRequest) => Promise<CaseResponse>;
}

/** Formats a query string. A list becomes `key[]=a&key[]=b`, as the clients of the contract send it. */
function writeQuery(query: Record<string, unknown>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined)
    .flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((item) => `${key}[]=${encodeURIComponent(item)}`)
        : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`],
    )
    .join('&');
}

function createRequest(
  { method, path, query, rawQuery, body, rawBody, headers }: ContractCase,
  variables: Variables,
): CaseRequest {
  const queryString = rawQuery === undefined ? writeQuery(fill(variables, query ?? {})) : rawQuery;
  const bodyText = body === undefined ? rawBody : JSON.stringify(body);
  return {
    method,
    url: fill(variables, path) + (queryString && `?${fill(variables, queryString)}`),
    headers: {
      accept: 'application/json, text/plain, */*',
      ...(bodyText !== undefined && { 'content-type': 'application/json;charset=utf-8' }),
      ...fill(variables, headers ?? {}),
    },
    body: body === undefined ? rawBody : JSON.stringify(fill(variables, body)),
  };
}

function parseBody(body: string): unknown {
  if (body === '') return absent;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** Returns whether a status is expected. `4xx` allows all statuses from 400 to 499. */
function isExpectedStatus(expected: ContractCase['expectStatus'], status: number): boolean {
  return [expected]
    .flat()
    .some((allowed) => `${allowed}`.replace('xx', `${status}`.slice(1)) === `${status}`);
}

function captureValue(
  { path, value, without, then }: Capture,
  variables: Variables,
  body: unknown,
) {
  const found =
    path === undefined ? fill(variables, value) : resolvePath(body, fill(variables, path));
  if (found === absent) return absent;
  const remaining = without ? exclude(found, fill(variables, without)) : found;
  const isEmpty = Array.isArray(remaining) && remaining.length === 0;
  return isEmpty && then && then[0] !== 'count' ? absent : applySteps(remaining, then);
}

/**
 * Sets the variables that a response defines. Returns a problem for each variable that the response does not define.
 */
function captureAll(captures: Capture[], variables: Variables, body: unknown): string[] {
  return captures.flatMap((capture) => {
    const { as, optional = false } = capture;
    try {
      const value = captureValue(capture, variables, body);
      if (value !== absent) {
        variables.set(as, value);
        return [];
      }
    } catch (error) {
      if (!(error instanceof UnsetVariableError) || !optional) throw error;
    }
    variables.delete(as);
    return optional ? [] : [`nothing to capture for ${as}`];
  });
}

async function runOnce(contractCase: ContractCase, run: Run): Promise<string[]> {
  const { expectStatus, expectType = '', capture = [], checks } = contractCase;
  const response = await run.send(createRequest(contractCase, run.variables));
  const body = parseBody(response.body);
  if (!isExpectedStatus(expectStatus, response.status)) {
    return [
      `expected the status ${expectStatus}, received ${response.status}: ${formatValue(body)}`,
    ];
  }
  if (!response.contentType.includes(expectType)) {
    return [`expected the content type ${expectType}, received ${response.contentType}`];
  }
  // Values are captured before the checks, because the checks may use them.
  const missing = captureAll(capture, run.variables, body);
  if (missing.length > 0) return missing;
  return checks.flatMap((check) => findProblems(body, fill(run.variables, check), run));
}

/**
 * Sends the request of a case once, or `repeat` times. Returns the problems of the first response that does not pass.
 * Throws an `UnsetVariableError` if the case needs a variable that no earlier response has defined.
 */
export async function runCase(contractCase: ContractCase, run: Run): Promise<string[]> {
  for (let count = 0; count < (contractCase.repeat ?? 1); count += 1) {
    const problems = await runOnce(contractCase, run);
    if (problems.length > 0) return problems;
  }
  return [];
}
