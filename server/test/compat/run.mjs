// Runs standard tools against a built server, each at its documented default, and writes the table of the README.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const readme = join(root, 'README.md');

/** The tools, with the module that runs each of them. */
const tools = [
  ['Apollo Client: HTTP link, also subscriptions', 'apollo'],
  ['urql: fetch exchange, also subscriptions', 'urql'],
  ['graphql-request', 'graphqlRequest'],
  ['graphql-ws', 'graphqlWs'],
  ['graphql-sse: both modes', 'graphqlSse'],
  ['EventSource', 'eventSource'],
  ['Relay: compiler and runtime', 'relay'],
  ['The three subscriptions above, as they are written', 'readme'],
  ['GraphiQL in Chromium, also subscriptions', 'graphiql'],
  ['GraphQL Inspector: SDL and introspection', 'inspector'],
  ['GraphQL Code Generator: client preset with the URL', 'codegen'],
  ['Postman: imported collection, all requests but the renewal of a token', 'newman'],
  [
    'Bruno: imported collection, all requests but the renewal of a token and those with required query values, which Bruno leaves out',
    'bruno',
  ],
  ['openapi-typescript and openapi-fetch', 'openapiTypescript'],
  ['hey-api', 'heyApi'],
  ['orval', 'orval'],
  ['@mswjs/source', 'mswSource'],
  ['swagger-parser', 'swaggerParser'],
  ['Redocly CLI', 'redocly'],
];

execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});
const folder = mkdtempSync(join(import.meta.dirname, 'generated-'));
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  env: { ...process.env, PORT: '0' },
});
try {
  const address = await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server did not start.')));
    server.stdout.on('data', (text) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
  const rows = [];
  for (const [name, module] of tools) {
    const failure = await runTool(module, { address, folder });
    rows.push(`| ${name} | ${failure ? 'fails' : 'works'} |`);
    console.log(`${failure ? 'FAILS' : 'works'}  ${name}${failure ? `: ${failure}` : ''}`);
    if (failure) process.exitCode = 1;
  }
  writeTable(['| tool | result |', '|---|---|', ...rows].join('\n'));
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}

async function runTool(module, options) {
  try {
    const { run } = await import(`./tools/${module}.mjs`);
    await run(options);
    return undefined;
  } catch (error) {
    return String(error?.stdout || error?.message || error).slice(0, 400);
  }
}

/** Replaces the table between the markers of the README. */
function writeTable(table) {
  const text = readFileSync(readme, 'utf8');
  const pattern = /(<!-- compatibility -->\n)[\s\S]*?(\n<!-- \/compatibility -->)/;
  writeFileSync(readme, text.replace(pattern, `$1${table}$2`));
}
