import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';

/** The Firefox of this machine, if there is one. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

interface Message {
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
 * Starts Firefox, and controls it by WebDriver BiDi. Playwright controls only its own build of Firefox and, by BiDi,
 * releases that are newer than those of Debian.
 */
export async function launchFirefox(path: string) {
  const profile = mkdtempSync(join(tmpdir(), 'frontdesk-firefox-'));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  let address = '';
  for await (const line of createInterface({ input: child.stderr })) {
    address = /ws:\S+/.exec(line)?.[0] ?? '';
    if (address) break;
  }
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const pending = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) pending.get(message.id)?.(message);
  });

  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = pending.size + 1;
    const answer = new Promise<Message>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result as Result;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  return {
    open: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),

    /** Returns the value of an expression, or of its promise. */
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
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
