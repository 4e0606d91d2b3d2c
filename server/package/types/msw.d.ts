import type { RequestHandler } from 'msw';
import type { Frontdesk } from './index.js';

/** The options of `createHandlers`. */
export interface HandlerOptions {
  /** The address whose requests are answered, such as `https://api.example.com`. The default is each address. */
  url?: string;
}

/**
 * Creates handlers of MSW 2 that answer GraphQL and REST requests with a gateway, in Node and in a page. Requests to other paths
 * are left to other handlers.
 *
 * @example
 * const server = setupServer(...createHandlers(await createFrontdesk()));
 */
export function createHandlers(
  frontdesk: Pick<Frontdesk, 'fetch'>,
  options?: HandlerOptions,
): RequestHandler[];
