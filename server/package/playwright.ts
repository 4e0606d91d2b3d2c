import { test as base, expect } from '@playwright/test';
import { createBranchClient } from './branchClient.ts';
import type { FrontdeskFixtures, FrontdeskOptions } from './types/playwright.d.ts';

export { expect };

export const test = base.extend<FrontdeskOptions & FrontdeskFixtures>({
  gatewayURL: ['http://127.0.0.1:4000', { option: true }],

  branch: [
    async ({ context, gatewayURL }, use, testInfo) => {
      const name = `test-${testInfo.parallelIndex}-${testInfo.testId.slice(0, 12)}`;
      const branch = createBranchClient(fetch, gatewayURL, name);
      await branch.reset();
      await branch.setFaults([]);
      // The header must not reach other servers, which could refuse it.
      const { origin } = new URL(gatewayURL);
      await context.route(
        (url) => url.origin === origin,
        (route, request) =>
          route.continue({ headers: { ...request.headers(), ...branch.headers } }),
      );
      await use(branch);
      if (testInfo.status !== testInfo.expectedStatus) {
        const attach = async (title: string, content: unknown) =>
          testInfo.attach(title, {
            body: JSON.stringify(content, null, 2),
            contentType: 'application/json',
          });
        await attach('journal', await branch.journal());
        await attach('requests', await branch.requests());
      }
      await branch.delete();
    },
    { auto: true },
  ],
});
