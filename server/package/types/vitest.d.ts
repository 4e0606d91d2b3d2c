import type { Branch, Frontdesk } from './index.js';

/**
 * Gives the current test a branch of its own, and deletes it when the test ends. If the test fails, its commands and requests are
 * printed. `gateway` is the result of `createFrontdesk`, or the address of a server.
 *
 * @example
 * test('adds a task', async () => {
 *   const branch = useBranch(frontdesk);
 *   await branch.execute('mutation { addTask(task: { title: "Order tea" }) { id } }');
 * });
 */
export function useBranch(gateway: Frontdesk | string): Branch;
