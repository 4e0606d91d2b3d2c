import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Plugin } from 'vite';

const entry = join(import.meta.dirname, '../../server/crmApp.ts');
const tools = join(import.meta.dirname, '../../dist/tools');

/** The server app, and the module that created it. */
interface RunningApp {
  module: object;
  app: Promise<FastifyInstance>;
}

/** Runs the server inside the Vite server, on the same port. The next request uses edited server files. */
export function devServer(): Plugin {
  let running: RunningApp | undefined;

  async function startApp(module: Record<string, unknown>): Promise<FastifyInstance> {
    const buildApp = module.buildCrmApp as (options: object) => Promise<FastifyInstance>;
    const app = await buildApp({ tools, log: process.stderr, logLevel: 'error' });

    await app.ready();
    return app;
  }

  return {
    name: 'frontdesk-dev-server',
    apply: 'serve',
    configureServer(vite) {
      exitWithParent();
      async function getApp() {
        // Vite returns the same module until one of the imported files changes.
        const module = await vite.ssrLoadModule(entry);
        if (running?.module !== module) {
          const previous = running;
          running = { module, app: startApp(module) };
          void previous?.app.then((app) => app.close());
        }
        return running.app;
      }

      // The other WebSockets are those of Vite.
      vite.httpServer?.on('upgrade', (request, socket, head) => {
        if (!/^\/graphql($|\?)/.test(request.url ?? '')) return;
        getApp().then(
          (app) => app.server.emit('upgrade', request, socket, head),
          () => socket.destroy(),
        );
      });
      vite.middlewares.use(async (request, response, next) => {
        // Vite serves the screens and the modules. The server handles all other requests.
        if (isViteRequest(request.url ?? '/', request.headers.accept ?? '')) return next();

        try {
          (await getApp()).routing(request, response);
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

/** Exits when the parent process has ended, because npm and the shell do not forward signals. */
function exitWithParent() {
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || process.exit(), 1000).unref();
}

/** The pages of the server, which are HTML as well. */
const serverPages = ['/graphql', '/reference'];
const vitePaths =
  /^\/(@|(data|features|frame|gallery|gql|locales|media|navigation|node_modules|session|theme|ui)\/|[\w-]+\.(tsx?|svg|html)$)/;

function isViteRequest(url: string, accept: string): boolean {
  const [path = '/'] = url.split('?');
  if (serverPages.some((page) => path === page || path.startsWith(`${page}/`))) return false;
  if (accept.includes('text/html')) return true;

  return path === '/' || vitePaths.test(path);
}
