import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserContext, Page } from '@playwright/test';
import type { Gateway } from './gateway.ts';

const previewFile = join(import.meta.dirname, '../../server/tools/build/previewStatic.mjs');

interface StaticSiteOptions {
  /** The path at which the site is served, such as `/frontdesk/`. */
  base?: string;
  /** The folder of the built files. */
  folder?: string;
}

/** Serves the static site on a free port. */
export async function startStaticSite(options: StaticSiteOptions = {}): Promise<Gateway> {
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, [previewFile, '--port=0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill('SIGKILL');
  };
  process.once('exit', stop);

  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return { address: address.replace(/\/$/, ''), stop };
  }
  throw new Error('The server of the static site ended before it listened. Its output is above.');
}

/** A file without scripts. A page that shows this file sends no requests except those of a test. */
const iconPath = '/icon.svg';

/** Opens a page that the worker controls. */
export async function openWorkerPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(iconPath);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.register('/worker.js');
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  return page;
}

interface RequestOptions {
  params?: Record<string, string>;
  data?: unknown;
}

/** Creates the fixture `request` of the static site. A page sends the requests, so that the worker handles them. */
export function createWorkerRequest(page: Page) {
  async function send(method: 'GET' | 'POST', path: string, { params, data }: RequestOptions = {}) {
    const query = params ? `?${new URLSearchParams(params)}` : '';
    const { status, text } = await page.evaluate(
      async ([address, init]) => {
        const response = await fetch(address, {
          ...init,
          headers: { 'content-type': 'application/json' },
        });
        return { status: response.status, text: await response.text() };
      },
      [path + query, { method, body: data ? JSON.stringify(data) : undefined }] as const,
    );
    return {
      status: () => status,
      ok: () => status < 400,
      text: async () => text,
      json: async () => JSON.parse(text),
    };
  }

  return {
    get: (path: string, options?: RequestOptions) => send('GET', path, options),
    post: (path: string, options?: RequestOptions) => send('POST', path, options),
  };
}
