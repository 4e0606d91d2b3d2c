import { expect, onTestFinished } from 'vitest';
import { createBranchClient } from './branchClient.ts';
import type * as types from './types/vitest.d.ts';

let count = 0;

export const useBranch: typeof types.useBranch = (gateway) => {
  count += 1;
  // Unique among the processes of a run, which may share a server.
  const name = `test-${process.pid}-${count}`;
  const branch =
    typeof gateway === 'string' ? createBranchClient(fetch, gateway, name) : gateway.branch(name);
  const title = expect.getState().currentTestName ?? name;
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const [journal, requests] = await Promise.all([branch.journal(), branch.requests()]);
      // biome-ignore lint/suspicious/noConsole: Vitest prints it below the failed test.
      console.error(`Branch of "${title}":`, JSON.stringify({ journal, requests }, null, 2));
    }
    await branch.delete();
  });
  return branch;
};
