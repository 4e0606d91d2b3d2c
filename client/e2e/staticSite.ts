import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserContext, Page } from '@playwright/test';
import type { Gateway } from './gateway.ts';

const preview = join(import.meta.dirname, '../../server/build/previewStatic.mjs');

interface StaticSiteOptions {
  /** The path that the site is served from. */
  base?: string;
  /** The folder of its files. */
  folder?: string;
}

/** Serves the static site on a free port. */
export async function startStaticSite(options: StaticSiteOptions = {}): Promise<Gateway> {
  const settings = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, [preview, '--port=0', ...settings], {
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
  throw new Error('The static site ended before it was open.');
}

/** Creates a stock like `createStock`: each browser context has data of its own, so that all tests use one site. */
export function createStaticStock() {
  const site = startStaticSite();
  site.catch(() => undefined);
  return {
    take: async (): Promise<Gateway> => ({ ...(await site), stop() {} }),
    close: () => void site.then(({ stop }) => stop()),
  };
}

/** A small file of the site. A page that shows it can send requests to the worker, and does nothing else. */
const picture = '/icon.svg';

/** Opens a page that the worker controls. */
export async function openWorkerPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(picture);
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

/** Creates the fixture `request` of the static site: what it sends comes from a page, so that the worker handles it. */
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
