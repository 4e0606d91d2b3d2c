import type {
  Expect,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';
import type { Branch } from './index.js';

/** The options in `use` of the configuration of Playwright. */
export interface FrontdeskOptions {
  /** The address of the gateway. `baseURL` is that of the application. The default is `http://127.0.0.1:4000`. */
  gatewayURL: string;
}

/** The fixtures of `test`. */
export interface FrontdeskFixtures {
  /** A branch for the test. Requests of the page to the gateway use it; a failed test attaches its journal and requests. */
  branch: Branch;
}

/**
 * The `test` of Playwright with a branch for each test. Set `gatewayURL` in `use` of the configuration.
 *
 * @example
 * test('shows an error', async ({ page, branch }) => {
 *   await branch.setFaults([{ route: 'GET /apps/todo/*', status: 503 }]);
 *   await page.goto('/');
 * });
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & FrontdeskOptions & FrontdeskFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;
/** The `expect` of Playwright. */
export const expect: Expect;
