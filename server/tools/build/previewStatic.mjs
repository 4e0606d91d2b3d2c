// Serves the built static site like a static host: npm run preview:static -- --port=4100 --base=/frontdesk/
//   --folder=dist/static  serves the site of another folder
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    base: { type: 'string', default: '/' },
    folder: { type: 'string', default: join(import.meta.dirname, '../../../dist/static') },
  },
});
const root = resolve(values.folder);
if (!existsSync(root)) throw new Error('There is no static site. Run `npm run build:static`.');

const app = Fastify({ forceCloseConnections: true });
await app.register(fastifyStatic, { root, prefix: values.base, cacheControl: false });
app.setNotFoundHandler((_, reply) => reply.code(404).sendFile('404.html'));
const address = await app.listen({ port: Number(values.port), host: '127.0.0.1' });
process.stdout.write(`The static site is at ${address}${values.base}\n`);
