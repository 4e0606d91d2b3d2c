import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';

const command = join(import.meta.dirname, '../../dist/server/main.js');

/** Starts the built command as an agent starts it. */
async function connect(...args: string[]) {
  const client = new Client({ name: 'tester', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', ...args] }),
  );
  onTestFinished(() => client.close());
  return client;
}

test('the command serves an agent by standard input and output', async () => {
  const client = await connect();

  const { structuredContent } = await client.callTool({
    name: 'graphql',
    arguments: { query: '{ task(id: 1) { id } }' },
  });

  expect(structuredContent).toEqual({
    branch: expect.stringMatching(/^agent-/),
    data: { task: { id: 1 } },
  });
});

test('the command serves an own schema', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'own-schema-')), 'books.graphql');
  writeFileSync(file, 'type Query { books: [Book!]! } type Book { id: ID! title: String! }');
  const client = await connect(file);

  const { structuredContent } = await client.callTool({
    name: 'search_schema',
    arguments: { text: 'books' },
  });

  expect(JSON.stringify(structuredContent)).toContain('query books');
});
