import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const serverFile = join(import.meta.dirname, '../../dist/server/main.js');

/** A running server. */
export interface Gateway {
  /** The URL of the server, without a slash at the end. */
  address: string;
  stop(): void;
}

/** Starts the built server with the sample data, or with an own schema, on a free port. */
export async function startGateway(
  environment: NodeJS.ProcessEnv = {},
  schemaFile?: string,
): Promise<Gateway> {
  const child = spawn(process.execPath, [serverFile, ...(schemaFile ? [schemaFile] : [])], {
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
  throw new Error('The gateway ended before it listened. Its output is above.');
}
