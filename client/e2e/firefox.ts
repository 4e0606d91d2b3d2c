import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import { createKeyActions, type ScriptedBrowser } from './scriptedBrowser.ts';

const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export const isFirefoxInstalled = path !== undefined;

/** A response of WebDriver BiDi. */
interface BidiResponse {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Evaluation {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox, and controls it through WebDriver BiDi. */
export async function launchFirefox(): Promise<ScriptedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'frontdesk-firefox-'));
  const child = spawn(
    String(path),
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exit = once(child, 'exit');
  let address = '';
  for await (const line of createInterface({ input: child.stderr })) {
    address = /ws:\S+/.exec(line)?.[0] ?? '';
    if (address) break;
  }
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const pending = new Map<number, (response: BidiResponse) => void>();
  socket.addEventListener('message', ({ data }) => {
    const response: BidiResponse = JSON.parse(String(data));
    if (response.id !== undefined) pending.get(response.id)?.(response);
  });

  /** Sends a command, and returns the result of the response. */
  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = pending.size + 1;
    const response = new Promise<BidiResponse>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await response;
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result as Result;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),

    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluation>('script.evaluate', {
        // BiDi returns only the values of primitive types as JSON.
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },

    type: (text) => send('input.performActions', { context, actions: createKeyActions(text) }),

    async close() {
      socket.close();
      child.kill('SIGKILL');
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
