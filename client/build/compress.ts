import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside each text file, so that the server does not compress at run time. */
export function compress(): Plugin {
  return {
    name: 'frontdesk-compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) =>
        /\.(js|css|svg|html|json|ttf)$/.test(file),
      );

      await Promise.all(
        files.map(async (file) => {
          const path = join(dir, file);
          const content = await readFile(path);
          await Promise.all([
            brotli(content).then((compressed) => writeFile(`${path}.br`, compressed)),
            zip(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
          ]);
        }),
      );
    },
  };
}
