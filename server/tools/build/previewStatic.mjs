// Serves the built static site like a static host: npm run preview:static -- --port=4100 --base=/frontdesk/
//   --folder=dist/static  serves the site of another folder
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { importTypeScript } from '../importTypeScript.mjs';

const host = '127.0.0.1';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4100' },
      base: { type: 'string', default: '/' },
      folder: { type: 'string', default: join(import.meta.dirname, '../../../dist/static') },
    },
  });
  const address = await serve(values);
  process.stdout.write(`The static site is at ${address}${values.base}\n`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Serves the files of a folder, and returns the address of the server. */
async function serve({ port, base, folder }) {
  const root = resolve(folder);
  if (!existsSync(root)) throw new Error('There is no static site. Run `npm run build:static`.');

  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root, prefix: base, cacheControl: false });
  app.setNotFoundHandler((_, reply) => reply.code(404).sendFile('404.html'));
  return app.listen({ port: Number(port), host }).catch(async (error) => {
    const { formatListenError } = await importTypeScript('start/listenError.ts');
    throw new Error(formatListenError({ host, port }, error, 'Set --port to a free port.'));
  });
}
