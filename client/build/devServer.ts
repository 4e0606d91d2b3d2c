import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Plugin } from 'vite';

const entry = join(import.meta.dirname, '../../server/app.ts');
const tools = join(import.meta.dirname, '../../dist/tools');

interface Served {
  module: object;
  app: Promise<FastifyInstance>;
}

/** Runs the server inside Vite: one port, and edited server files apply to the next request. */
export function devServer(): Plugin {
  let served: Served | undefined;

  async function open(module: Record<string, unknown>): Promise<FastifyInstance> {
    const build = module.buildApp as (options: object) => Promise<FastifyInstance>;
    const app = await build({ tools, log: process.stderr, logLevel: 'error' });

    await app.ready();
    return app;
  }

  return {
    name: 'frontdesk-dev-server',
    apply: 'serve',
    configureServer(vite) {
      endWithParent();
      vite.middlewares.use(async (request, response, next) => {
        // Vite serves screens and modules, the server everything else.
        if (isOfVite(request.url ?? '/', request.headers.accept ?? '')) return next();

        try {
          // Cached until a file that it imports changes.
          const module = await vite.ssrLoadModule(entry);
          if (served?.module !== module) {
            const previous = served;
            served = { module, app: open(module) };
            void previous?.app.then((app) => app.close());
          }
          (await served.app).routing(request, response);
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

/** Ends the process together with its parent: npm and the shell do not forward signals. */
function endWithParent() {
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || process.exit(), 1000).unref();
}

const ownPages = ['/graphql', '/reference'];
const ofVite =
  /^\/(@|(app|state|ui|features|gallery|media|gql|node_modules)\/|[\w-]+\.(tsx?|svg|html)$)/;

function isOfVite(url: string, accept: string): boolean {
  const [path = '/'] = url.split('?');
  if (ownPages.some((page) => path === page || path.startsWith(`${page}/`))) return false;
  if (accept.includes('text/html')) return true;

  return path === '/' || ofVite.test(path);
}
