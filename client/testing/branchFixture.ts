import { test as base } from '@playwright/test';
import { createTestBranch } from './createTestBranch.ts';

/** Gives each worker a branch of its own, and attaches the journal of the branch to the report of a failed test. */
export const test = base.extend<{ branch: ReturnType<typeof createTestBranch> }>({
  async branch({ baseURL, context }, use, testInfo) {
    const branch = createTestBranch(baseURL ?? '', `worker-${testInfo.parallelIndex}`);
    await branch.reset();
    await branch.setFaults([]);
    await context.setExtraHTTPHeaders({ 'x-branch': branch.headers['x-branch'] });
    await use(branch);
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach('journal', { body: JSON.stringify(await branch.journal()) });
  },
});
