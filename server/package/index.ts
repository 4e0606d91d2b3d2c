import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { crm } from '../features.ts';
import { formatListenError } from '../start/listenError.ts';
import { createCore } from './createCore.ts';
import type * as types from './types/index.d.ts';

export const createFrontdesk: typeof types.createFrontdesk = async (options) => {
  const { frontdesk, api, checkIsOpen } = await createCore(options);
  const apps: { close: () => Promise<unknown> }[] = [];
  const root = join(import.meta.dirname, '..');

  async function close() {
    await Promise.all(apps.map((app) => app.close()));
    await frontdesk.close();
  }

  return {
    ...frontdesk,
    async listen({ port = 0, host = '127.0.0.1' } = {}) {
      checkIsOpen();
      const app = await buildApp({
        definition: crm,
        api,
        client: join(root, 'client'),
        tools: join(root, 'tools'),
      });
      apps.push(app);
      const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
        throw new Error(formatListenError({ host, port }, error, 'Port 0 chooses a free port.'));
      });
      return { url };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};
