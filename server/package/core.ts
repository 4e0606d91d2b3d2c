import { createCore } from './createCore.ts';
import type * as types from './types/index.d.ts';

/** The gateway of a page. A page cannot listen on a port. */
export const createFrontdesk: typeof types.createFrontdesk = async (options) => {
  const { frontdesk } = await createCore(options);
  return {
    ...frontdesk,
    listen: () => Promise.reject(new Error('Only Node can listen on a port. Use frontdesk.fetch.')),
  };
};
