import fc, { type Arbitrary } from 'fast-check';
import { isRequiredArgument } from 'graphql';
import { crm } from '../../features.ts';
import { createSchema } from '../../schema.ts';
import { createDocument, unusualJson } from '../contract/arbitraries.ts';
import { scenarios } from './scenarios.ts';
import { upstreamCalls } from './upstreamInputs.ts';

/** An HTTP request to the gateway itself. */
export interface GatewayInput {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The requests to send after it, if it succeeds. */
  next?: GatewayInput[];
}

const json = { 'content-type': 'application/json' };

const branchNames = fc.oneof(
  fc.constantFrom('main', 'fuzz-1', 'fuzz-2', 'main@0', 'main@1', 'fuzz-1@0', 'main@999999999'),
  fc.constantFrom('', '@', 'nope@3', 'a b', '../x', 'a/', '__proto__', 'constructor', 'main@-1'),
  fc.string({ maxLength: 70 }).map((text) => text.replace(/\p{Surrogate}/gu, '?')),
);

/** Texts that a header can contain: Latin-1 without control characters. */
const headerTexts = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/gu, ''));

/** Requests with unusual headers. The headers of faults only ask for short delays. */
const headerCalls: Arbitrary<GatewayInput> = fc
  .record({
    path: fc.constantFrom('/apps/todo/tasks', '/graphql?query=%7Btasks%7Bid%7D%7D', '/v1/unknown'),
    headers: fc.record(
      {
        'x-branch': fc.oneof(
          branchNames.map((name) => name.replace(/[^\x20-\x7e]/gu, '')),
          headerTexts,
        ),
        'x-mock-delay': fc.oneof(
          fc.constantFrom('0', '5', '-1', '1e3', 'abc', '60001'),
          headerTexts,
        ),
        'x-mock-error': fc.oneof(fc.constantFrom('404', '599', '600', '99999', 'x'), headerTexts),
        accept: fc.oneof(fc.constantFrom('*/*;q=0', 'text/html;q=2', ',,,', 'a/b;c'), headerTexts),
        authorization: fc.oneof(fc.constantFrom('Bearer', 'Bearer a.b.c', 'Basic x'), headerTexts),
        origin: headerTexts,
        'x-request-id': headerTexts,
        'sec-fetch-site': fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none'),
        'accept-encoding': headerTexts,
        traceparent: headerTexts,
      },
      { requiredKeys: [] },
    ),
  })
  .map((request) => ({ method: 'GET', ...request }));

const schema = createSchema(crm);

/** Requests that read everything on a branch that needs no arguments. */
const branchReads: GatewayInput[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map((field) => ({
      method: 'POST',
      path: '/graphql',
      headers: json,
      body: JSON.stringify({ query: createDocument('query', field) }),
    })),
  ...['/v1/unknown', '/apps/todo/tasks', '/gateway/scenario'].map((path) => ({
    method: 'GET',
    path,
    headers: {},
  })),
];

const branchQuery = branchNames.map((name) => `branch=${encodeURIComponent(name)}`);

const rules = fc.record(
  {
    name: fc.constantFrom('a', ''),
    route: fc.oneof(fc.constantFrom('GET /v1/never', '* *', 'x', '*'.repeat(30)), fc.string()),
    operation: fc.oneof(fc.constantFrom('Never', '*'), fc.string()),
    field: fc.oneof(fc.constantFrom('Task.never', 'Query.tasks', 'Query'), fc.string()),
    delay: fc.constantFrom(0, 1, -1, 2 ** 31),
    status: fc.constantFrom(404, 99_999, null),
    mode: fc.constantFrom('mock', 'live', 'replay'),
    probability: fc.constantFrom(0, 2, Number.MAX_VALUE),
    times: fc.constantFrom(1, 0, 1e10),
  },
  { requiredKeys: [] },
);

const clocks = fc.record(
  {
    freezeAt: fc.constantFrom('2026-03-09', '9999-12-31T23:59:59-01:00', 'x', null),
    advance: fc.constantFrom(1, -1, 1e300, 0.5),
    isReset: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Calls of controls that change only the branches `fuzz-1` and `fuzz-2`. */
const controlCalls: Arbitrary<GatewayInput> = fc
  .tuple(
    fc.constantFrom('fuzz-1', 'fuzz-2'),
    fc.oneof(
      fc.tuple(fc.constant('faults'), fc.array(rules, { maxLength: 3 })),
      fc.tuple(fc.constant('upstream'), fc.array(rules, { maxLength: 3 })),
      fc.tuple(fc.constant('clock'), clocks),
      fc.tuple(fc.constant('reset'), unusualJson),
      fc.tuple(fc.constant('undo'), unusualJson),
    ),
  )
  .map(([branch, [control, value]]) => ({
    method: 'POST',
    path: `/gateway/${control}`,
    headers: { ...json, 'x-branch': branch },
    body:
      JSON.stringify(
        control === 'clock'
          ? { branch, clock: value }
          : control === 'reset' || control === 'undo'
            ? { branch, to: value }
            : { branch, rules: value },
      ) ?? '',
  }));

const gatewayReads: Arbitrary<GatewayInput> = fc
  .tuple(
    fc.constantFrom('branches', 'journal', 'diff', 'requests', 'scenario', 'faults', 'recordings'),
    branchQuery,
    fc.constantFrom(
      '',
      '&limit=5',
      '&limit=-1',
      '&limit=1e3',
      '&from=main&to=main@0',
      '&route=***a',
    ),
  )
  .map(([name, query, rest]) => ({
    method: 'GET',
    path: `/gateway/${name}?${query}${rest}`,
    headers: {},
  }));

/** Imports of scenarios. Each imported branch is read and deleted. */
const scenarioCalls: Arbitrary<GatewayInput> = fc
  .tuple(fc.nat(), scenarios)
  .map(([number, scenario]) => {
    const name = `scenario-${number}`;
    const headers = { ...json, 'x-branch': name };
    return {
      method: 'POST',
      path: '/gateway/scenario',
      headers: json,
      body: JSON.stringify({ name, scenario }),
      next: [
        ...branchReads.map((request) => ({ ...request, headers })),
        { method: 'DELETE', path: `/gateway/branches/${name}`, headers: {} },
      ],
    };
  });

const branchCalls: Arbitrary<GatewayInput> = fc
  .tuple(fc.constantFrom('POST', 'DELETE', 'GET'), branchNames)
  .map(([method, name]) => {
    if (method === 'POST') {
      return { method, path: '/gateway/branches', headers: json, body: JSON.stringify({ name }) };
    }
    const path = method === 'GET' ? '/apps/todo/tasks?branch=' : '/gateway/branches/';
    return { method, path: `${path}${encodeURIComponent(name)}`, headers: {} };
  });

/** The requests to the gateway, by their kinds. */
export const gatewayInputs: Record<string, Arbitrary<GatewayInput>> = {
  headers: headerCalls,
  'branch name': branchCalls,
  'gateway control': controlCalls,
  'gateway read': gatewayReads,
  scenario: scenarioCalls,
  'upstream response': upstreamCalls,
};
