import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sources = [
  ...['schema', 'client', 'server', 'codegen.ts', 'package.json', 'tsconfig.json', 'README.md'],
  ...['.gitignore', '.github'],
  // The settings of the linter, and the rules that they load.
  ...readdirSync(root).filter((name) => name.startsWith('.biome.')),
];
const skippedPaths = /(^|\/)(node_modules|results|\.copies|bench)(\/|$)|^client\/public\//;

/** Copies the sources of the repository to a temporary folder, for tests of scripts that change them. */
export function createRepositoryCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-'));
  for (const source of sources) {
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) => !skippedPaths.test(relative(root, path)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });

  return {
    folder,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),

    /** Runs a script in the copy. Resolves with its status and everything that it printed. */
    runScript(...args: string[]) {
      const env = { ...process.env, NODE_ENV: '', VITEST: '' };
      return new Promise<{ status: number | null; output: string }>((resolve) => {
        const options = { cwd: folder, env, maxBuffer: 64_000_000 };
        const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
          resolve({ status: child.exitCode, output: stdout + stderr }),
        );
      });
    },

    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
