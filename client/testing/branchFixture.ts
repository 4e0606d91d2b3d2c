import { test as base } from '@playwright/test';
import { testBranch } from './testBranch.ts';

export const test = base.extend<{ branch: ReturnType<typeof testBranch> }>({
  async branch({ baseURL, context }, use, testInfo) {
    const branch = testBranch(baseURL ?? '', `worker-${testInfo.parallelIndex}`);
    await branch.reset();
    await branch.setFaults([]);
    await context.setExtraHTTPHeaders({ 'x-branch': branch.headers['x-branch'] });
    await use(branch);
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach('journal', { body: JSON.stringify(await branch.journal()) });
  },
});
