import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../../../client/e2e/chromium.mjs';
import { changeTask } from '../documents.mjs';

const readme = join(import.meta.dirname, '../../../../README.md');

/** Runs the subscriptions of the README. Only the address is replaced. */
export async function run({ address, folder }) {
  const codes = readFileSync(readme, 'utf8').matchAll(
    /```js\n(\/\/ [\s\S]*?subscription[\s\S]*?)```/g,
  );
  const [apollo, urql, eventSource] = [...codes].map(([, code]) =>
    code.replaceAll('http://127.0.0.1:4000', address),
  );
  for (const code of [apollo, urql]) await changeTask(address, runInNode(code, folder));
  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/reference`);
    const received = page.waitForEvent('console');
    await page.evaluate(eventSource);
    await changeTask(address, received);
  } finally {
    await browser.close();
  }
}

/** Runs a module until it prints a change. */
async function runInNode(code, folder) {
  const file = join(folder, 'readme.mjs');
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file]);
  try {
    await new Promise((resolve, reject) => {
      let errors = '';
      child.stderr.on('data', (text) => {
        errors += text;
      });
      child.stdout.on('data', (text) => String(text).includes('changes') && resolve());
      child.once('exit', () => reject(new Error(errors || 'It printed no change.')));
    });
  } finally {
    child.kill();
  }
}
