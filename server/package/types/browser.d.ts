export { type Branch, createFrontdesk, type Frontdesk, type Options } from './index.js';

/** The options of `startGateway`. */
export interface GatewayOptions {
  /** The address of the worker file, which `frontdesk worker public/` copies. The default is `/frontdesk-worker.js`. */
  worker?: string;
}

/**
 * Starts the gateway in a service worker of the page, and waits until it answers the requests of the page. Changes are stored in
 * the browser. Throws if the browser has no service workers, or if the file is missing.
 *
 * @example
 * await startGateway();
 * const response = await fetch('/apps/todo/tasks');
 */
export function startGateway(options?: GatewayOptions): Promise<{ stop: () => Promise<void> }>;
