import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openBrowserGateway } from '../../browser/openBrowserGateway.ts';
import { createApi } from '../../createApi.ts';
import { crm } from '../../features.ts';
import { parseAddress } from '../../request/gatewayRequest.ts';
import { createTestServices, testServicesOptions } from '../testApp.ts';
import type { CaseRequest, CaseResponse } from './language/runCase.ts';
import { contractCases, createSuiteRun } from './suite.ts';

interface Target {
  send: (request: CaseRequest) => Promise<CaseResponse>;
  close?: () => Promise<void>;
}

/** Starts Fastify on a free port. */
async function startServer(): Promise<Target> {
  const app = await buildApp({ definition: crm, services: createTestServices() });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    async send({ url, ...init }) {
      const response = await fetch(origin + url, init);
      const contentType = response.headers.get('content-type') ?? '';
      return { status: response.status, contentType, body: await response.text() };
    },
    close: () => app.close(),
  };
}

/** Creates the REST handler without Fastify and without compiled operations. */
async function createHandler(): Promise<Target> {
  const { rest, close } = await createApi({
    definition: crm,
    services: createTestServices(),
    compileQueue: { add: () => false },
    logError: (error) => {
      throw error;
    },
  });
  return {
    async send({ method, url, headers, body }) {
      const request = { method, ...parseAddress(url), headers, body };
      const { response } = await rest.handleRequest(request);
      const contentType = String(response.headers['content-type'] ?? '');
      return { status: response.status, contentType, body: String(response.body) };
    },
    close,
  };
}

/** Opens the gateway of a browser, which stores its journal in IndexedDB. */
async function openGateway(): Promise<Target> {
  const gateway = await openBrowserGateway({
    ...testServicesOptions,
    database: crypto.randomUUID(),
    logError: (error) => {
      throw error;
    },
  });
  return {
    async send({ url, ...init }) {
      const response = await gateway.handle(new Request(`http://localhost${url}`, init), url);
      const contentType = response.headers.get('content-type') ?? '';
      return { status: response.status, contentType, body: await response.text() };
    },
    close: () => gateway.close(),
  };
}

describe.each([
  ['the server', startServer],
  ['the REST handler without a server', createHandler],
  ['the gateway of a browser', openGateway],
])('%s', (_, start) => {
  let target: Target;
  beforeAll(async () => {
    target = await start();
    return target.close;
  });

  // Each run reads the unread messages of one of two contacts.
  describe.each(['first run', 'second run'])('%s', (runName) => {
    const run = createSuiteRun({
      name: runName.replace(' ', ''),
      now: createTestServices().now().getTime(),
      send: (request) => target.send(request),
    });

    test.each(contractCases.map((contractCase) => [contractCase.name, contractCase] as const))(
      '%s',
      async (_, contractCase) => {
        expect(await run(contractCase)).toEqual([]);
      },
    );
  });
});
