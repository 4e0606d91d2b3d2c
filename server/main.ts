import module from 'node:module';
import { EnvironmentError, formatHelp, parseEnvironment } from './start/environment.ts';

// Stack traces then contain the files and lines of the sources.
process.setSourceMapsEnabled(true);
// Node 22.1 and later versions cache compiled code for the next start.
if ('enableCompileCache' in module) (module.enableCompileCache as () => void)();

if (process.argv.includes('--help')) {
  process.stdout.write(formatHelp());
} else {
  try {
    readEnvironmentFile();
    const environment = parseEnvironment(process.env);
    // Loaded late, so that source maps and the compile cache apply to it.
    const { startServer } = await import('./start/startServer.ts');
    await startServer(environment);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Reads the file `.env` in the working directory. Variables that are already set keep their values. */
function readEnvironmentFile() {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
