// Generates the files that `codegen.ts` describes. `npm run codegen` and the build run this file.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'runCodegen.ts'), {
  configFile: false,
  logLevel: 'error',
});
const errors = await module.runCodegen();

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
