import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../dist/server/main.js');

export interface Gateway {
  address: string;
  stop(): void;
}

/** Starts the built server on a free port, with the sample as its data. */
export async function startGateway(environment: NodeJS.ProcessEnv = {}): Promise<Gateway> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...environment, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGKILL');
  };
  process.once('exit', stop);

  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return { address, stop };
  }
  throw new Error('The gateway ended before it was open.');
}
