// Generates the files that `codegen.ts` describes. `npm run codegen` and the build run this file.
import { runCodegen } from './runCodegen.mjs';

const errors = await runCodegen();

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
