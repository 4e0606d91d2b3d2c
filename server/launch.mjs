// What `npm start` runs, as `dist/server/main.js`: the server's script, compiled ahead where the build
// did so for this Node, its flags and this processor. Anywhere else it is compiled now.
//   --compile  leaves what was compiled behind, and stops
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const filename = join(import.meta.dirname, 'script.cjs');
const compiled = join(import.meta.dirname, `script.${cachedDataVersionTag()}.bin`);
const script = new Script(Module.wrap(readFileSync(filename, 'utf8')), {
  filename,
  cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
});

// Known by its name, because parts of it that are loaded later ask for it.
const main = new Module(filename);
const require = createRequire(filename);
require.cache[filename] = main;
script
  .runInThisContext()
  .call(main.exports, main.exports, require, main, filename, import.meta.dirname);

if (process.argv.includes('--compile')) {
  const address = await main.exports.started;
  // Functions are compiled when they are first called: here those of a first answer.
  await (await fetch(`${address}/api/users/list/data`)).text();
  writeFileSync(compiled, script.createCachedData());
  process.exit();
}
