import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runCodegen } from '../codegen/runCodegen.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs codegen when the development server starts, and after each change of a GraphQL document, the schema, an English text
 * or a REST route.
 */
export function codegen(): Plugin {
  return {
    name: 'frontdesk-codegen',
    apply: 'serve',
    async configureServer({ watcher, config: { logger } }) {
      let runs = Promise.resolve();
      let isQueued = false;

      function queueRun(): Promise<void> {
        if (isQueued) return runs;
        isQueued = true;
        runs = runs.then(run);
        return runs;
      }

      async function run() {
        isQueued = false;
        const start = performance.now();
        const errors = await runCodegen();
        const duration = Math.round(performance.now() - start);
        if (errors.length > 0) logger.error(errors.join('\n'), { timestamp: true });
        else logger.info(`codegen finished in ${duration} ms`, { timestamp: true });
      }

      watcher.add(join(root, 'schema'));
      watcher.on('all', (_event, path) => {
        if (/\.graphql$|\/locales\/\w+\.json$|\/server\/features\/\w+\/rest\.ts$/.test(path))
          void queueRun();
      });
      await queueRun();
    },
  };
}
