import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Imports a TypeScript module of this folder. */
export async function importTypeScript(name) {
  const { module } = await runnerImport(join(import.meta.dirname, name), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
