// What `npm start` runs, as `dist/server/main.cjs`: the server's script, compiled ahead where the build
// did so for this Node, its flags and this processor. Anywhere else it is compiled now.
//   --compile  leaves what was compiled behind, and stops
// It is CommonJS because Node takes a twentieth of the start to load its loader of modules.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { cachedDataVersionTag } = require('node:v8');
const { Script } = require('node:vm');

const filename = join(__dirname, 'script.cjs');
const compiled = join(__dirname, `script.${cachedDataVersionTag()}.bin`);
// The build leaves ASCII alone in it.
const script = new Script(Module.wrap(readFileSync(filename, 'latin1')), {
  filename,
  cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
});

// Known by its name, because parts of it that are loaded later ask for it.
const main = new Module(filename);
const requireFrom = Module.createRequire(filename);
requireFrom.cache[filename] = main;
script.runInThisContext().call(main.exports, main.exports, requireFrom, main, filename, __dirname);

async function compile() {
  const address = await main.exports.started;
  // Functions are compiled when they are first called: here those of a first answer.
  await (await fetch(`${address}/api/users/list/data`)).text();
  writeFileSync(compiled, script.createCachedData());
  process.exit();
}

if (process.argv.includes('--compile')) void compile();
