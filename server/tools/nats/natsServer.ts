// Finds or installs the program nats-server, and starts it with JetStream.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { connect } from '@nats-io/transport-node';

export interface NatsServer {
  /** The address for `JOURNAL`. */
  address: string;
  /** Starts the server again after `stop` or `kill`, with the same files. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

interface NatsServerOptions {
  folder: string;
  port?: number;
  args?: string[];
}

export interface NatsCluster {
  servers: NatsServer[];
  /** The address for `JOURNAL`. */
  address: string;
  stop: () => Promise<unknown>;
}

/** Returns the path of nats-server. If it is missing, root installs the Debian package. */
export function findNatsServer(): string {
  const found = findInstalledServer();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const run = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run('update');
    run('install', '-y', '--no-install-recommends', 'nats-server');
  }
  const installed = findInstalledServer();
  if (installed) return installed;
  throw new Error('nats-server is not installed. Install it, or set NATS_SERVER to its path.');
}

function findInstalledServer() {
  const folders = ['/usr/sbin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = [
    process.env.NATS_SERVER,
    ...folders.map((folder) => join(folder, 'nats-server')),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Starts a NATS server that stores its files in a folder. Resolves when it accepts connections. `restart` starts it
 * again with the same files and port. `args` are further arguments of the program.
 */
export async function startNatsServer({
  folder,
  port,
  args = [],
}: NatsServerOptions): Promise<NatsServer> {
  const usedPort = port ?? (await findFreePort());
  const address = `nats://127.0.0.1:${usedPort}`;
  let child: ChildProcess;

  async function start() {
    child = spawn(
      findNatsServer(),
      ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(usedPort), ...args],
      { stdio: 'ignore' },
    );
    const connection = await connect({
      servers: address,
      waitOnFirstConnect: true,
      reconnectTimeWait: 50,
      maxReconnectAttempts: -1,
    });
    await connection.close();
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    address,
    restart: start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts three NATS servers that keep copies of the same data. */
export async function startNatsCluster({ folder }: { folder: string }): Promise<NatsCluster> {
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`);
  const servers = await Promise.all(
    routes.map((route, index) =>
      startNatsServer({
        folder: join(folder, String(index)),
        args: [
          ...['--name', `node-${index}`, '--cluster_name', 'frontdesk', '--cluster', route],
          ...['--routes', routes.filter((other) => other !== route).join(',')],
        ],
      }),
    ),
  );
  return {
    servers,
    address: servers.map(({ address }) => address).join(','),
    stop: () => Promise.all(servers.map((server) => server.stop())),
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
