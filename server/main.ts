import module from 'node:module';
import { setFlagsFromString } from 'node:v8';
import packageJson from '../package.json' with { type: 'json' };
import { ArgumentsError, type CommandArguments, readArguments } from './start/arguments.ts';
import { EnvironmentError, formatHelp, parseEnvironment } from './start/environment.ts';

// Stack traces then contain the files and lines of the sources.
process.setSourceMapsEnabled(true);
// Node 22.1 and later versions cache compiled code for the next start.
if ('enableCompileCache' in module) (module.enableCompileCache as () => void)();
// By default, V8 lets the heap grow up to four times its live size before it collects. Under load, the resident set then grows
// from 370 to 590 MB, and most of it is garbage. This value lets the heap grow to twice its live size.
setFlagsFromString('--heap-growing-percent=100');

try {
  await run(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof ArgumentsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(args: CommandArguments) {
  if (args.showsHelp) {
    process.stdout.write(formatHelp());
    return;
  }
  if (args.isCheck) {
    const { printCheck } = await import('./start/printCheck.ts');
    await printCheck(args);
    return;
  }
  if (args.isTypes) {
    const { writeTypes } = await import('./start/writeTypes.ts');
    process.stdout.write(`Wrote ${await writeTypes(args)}.\n`);
    return;
  }
  if (args.showsVersion) {
    process.stdout.write(`${packageJson.version}\n`);
    return;
  }
  if (args.workerFolder !== null) {
    const { copyWorker } = await import('./start/copyWorker.ts');
    process.stdout.write(`Wrote ${copyWorker(args.workerFolder)}.\n`);
    return;
  }
  readEnvironmentFile();
  const environment = parseEnvironment(process.env, args.environment, args.flags);
  if (args.isMcp) {
    const { startMcp } = await import('./start/startMcp.ts');
    await startMcp(environment, args);
    return;
  }
  // Loaded late, so that source maps and the compile cache apply to it.
  const { startServer } = await import('./start/startServer.ts');
  await startServer(environment, args);
}

/** Reads the file `.env` in the working directory. Variables that are already set keep their values. */
function readEnvironmentFile() {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
