import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';

/** The path of Firefox on this machine. Undefined if Firefox is not installed. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** A response of WebDriver BiDi. */
interface BidiResponse {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Evaluation {
  result?: { value?: unknown };
  exceptionDetails?: { text: string };
}

/**
 * Starts Firefox, and controls it through WebDriver BiDi. Playwright controls only its own build of Firefox. Through
 * BiDi, Playwright controls only releases that are newer than the releases of Debian.
 */
export async function launchFirefox(path: string) {
  const profile = mkdtempSync(join(tmpdir(), 'frontdesk-firefox-'));
  const child = spawn(
    path,
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
    open: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),

    /** Evaluates an expression in the page, and returns its value. A promise is awaited. */
    async evaluate(expression: string): Promise<unknown> {
      const target = { context };
      const { result, exceptionDetails } = await send<Evaluation>('script.evaluate', {
        expression,
        target,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    },

    async close() {
      socket.close();
      child.kill('SIGKILL');
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
