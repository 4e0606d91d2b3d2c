import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { createKeyActions, type ScriptedBrowser } from './scriptedBrowser.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayServerPath = '/usr/bin/Xvfb';
const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Whether WebKitGTK, its WebDriver and a virtual display are installed in the paths of Debian. */
export const isWebkitInstalled = [driverPath, displayServerPath, browserPath].every(existsSync);

/** Starts a virtual display, because WebKitGTK has no headless mode. */
async function startDisplay() {
  // The display server writes the number of a free display to the fourth stream when it is ready.
  const child = spawn(displayServerPath, ['-displayfd', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface({ input: child.stdio[3] as Readable }), 'line');
  return { display: `:${number}`, stop: () => child.kill('SIGKILL') };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts WebKitGTK on a virtual display, and controls it through WebDriver. */
export async function launchWebkit(): Promise<ScriptedBrowser> {
  const { display, stop: stopDisplay } = await startDisplay();
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const exit = once(driver, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await expect(async () => {
    await fetch(`${origin}/status`);
  }).toPass();

  async function stop() {
    driver.kill('SIGKILL');
    await exit;
    stopDisplay();
  }

  /** Sends a command, and returns the value of the response. */
  async function send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  }

  const options = { binary: browserPath, args: ['--automation'] };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  }).catch(async (error) => {
    await stop();
    throw error;
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;

  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    reload: () => send('POST', `${session}/refresh`, {}),
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),

    type: (text) => send('POST', `${session}/actions`, { actions: createKeyActions(text) }),

    async close() {
      await send('DELETE', session);
      await stop();
    },
  };
}
