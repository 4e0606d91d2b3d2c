import { type Check, type CheckOptions, findProblems } from './checks.ts';
import { resolvePath } from './paths.ts';
import { absent, formatValue } from './values.ts';
import {
  applySteps,
  exclude,
  fillVariables,
  UnsetVariableError,
  type Variables,
} from './variables.ts';

interface Capture {
  as: string;
  path?: string;
  value?: unknown;
  /** The items that are removed from the list before the steps. */
  without?: unknown[];
  then?: string[];
  optional?: boolean;
}

/** A case of `cases.json`. `README.md` describes the format. */
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

export interface RunOptions extends CheckOptions {
  variables: Variables;
  send: (request: CaseRequest) => Promise<CaseResponse>;
}

/** Formats a query string. A list becomes `key[]=a&key[]=b`, as the clients of the contract send it. */
function stringifyQuery(query: Record<string, unknown>): string {
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
  const queryString =
    rawQuery === undefined ? stringifyQuery(fillVariables(variables, query ?? {})) : rawQuery;
  const bodyText = body === undefined ? rawBody : JSON.stringify(body);
  return {
    method,
    url:
      fillVariables(variables, path) + (queryString && `?${fillVariables(variables, queryString)}`),
    headers: {
      accept: 'application/json, text/plain, */*',
      ...(bodyText !== undefined && { 'content-type': 'application/json;charset=utf-8' }),
      ...fillVariables(variables, headers ?? {}),
    },
    body: body === undefined ? rawBody : JSON.stringify(fillVariables(variables, body)),
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
    path === undefined
      ? fillVariables(variables, value)
      : resolvePath(body, fillVariables(variables, path));
  if (found === absent) return absent;
  const remaining = without ? exclude(found, fillVariables(variables, without)) : found;
  const isEmpty = Array.isArray(remaining) && remaining.length === 0;
  return isEmpty && then && then[0] !== 'count' ? absent : applySteps(remaining, then);
}

/**
 * Sets the variables that a response defines. Returns a problem for each variable that the response does not define.
 */
function captureVariables(captures: Capture[], variables: Variables, body: unknown): string[] {
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
    return optional ? [] : [`the response contains no value for the variable ${as}`];
  });
}

async function runOnce(contractCase: ContractCase, options: RunOptions): Promise<string[]> {
  const { expectStatus, expectType = '', capture = [], checks } = contractCase;
  const response = await options.send(createRequest(contractCase, options.variables));
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
  const missing = captureVariables(capture, options.variables, body);
  if (missing.length > 0) return missing;
  return checks.flatMap((check) =>
    findProblems(body, fillVariables(options.variables, check), options),
  );
}

/**
 * Sends the request of a case once, or `repeat` times. Returns the problems of the first response that does not pass.
 * Throws an `UnsetVariableError` if the case needs a variable that no earlier response has defined.
 */
export async function runCase(contractCase: ContractCase, options: RunOptions): Promise<string[]> {
  for (let count = 0; count < (contractCase.repeat ?? 1); count += 1) {
    const problems = await runOnce(contractCase, options);
    if (problems.length > 0) return problems;
  }
  return [];
}
