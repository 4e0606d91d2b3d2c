import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs an installed tool. Throws an error with its output if it fails. */
export const runTool = (name, args, cwd) =>
  execFileSync(join(import.meta.dirname, 'node_modules/.bin', name), args, {
    cwd,
    encoding: 'utf8',
  });

/** Checks the types of a file, with the imports of a bundler. */
export const checkTypes = (file, cwd) =>
  runTool(
    'tsc',
    [
      ...['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext'],
      ...['--moduleResolution', 'bundler', '--target', 'es2023', file],
    ],
    cwd,
  );
