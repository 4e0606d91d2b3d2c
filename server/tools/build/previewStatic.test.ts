import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function runPreview(...args: string[]) {
  const file = join(import.meta.dirname, 'previewStatic.mjs');
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

test('a port in use stops the start with a one-line error', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  onTestFinished(() => void otherServer.close());
  const { port } = otherServer.address() as AddressInfo;

  expect(runPreview(`--port=${port}`, `--folder=${import.meta.dirname}`)).toEqual({
    status: 1,
    stderr: `Cannot listen on 127.0.0.1:${port}: the port is in use. Set --port to a free port.\n`,
  });
});

test('a missing site stops the start with a one-line error', () => {
  expect(runPreview('--port=0', `--folder=${join(import.meta.dirname, 'nothing')}`)).toEqual({
    status: 1,
    stderr: 'There is no static site. Run `npm run build:static`.\n',
  });
});
