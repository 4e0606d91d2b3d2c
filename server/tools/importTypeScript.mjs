import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Imports a TypeScript module for a script that runs before any build. `path` begins in `server/`. */
export async function importTypeScript(path) {
  const { module } = await runnerImport(join(import.meta.dirname, '..', path), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
