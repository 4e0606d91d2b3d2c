import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openFileJournal } from '../journal/file/fileJournal.ts';
import { openIndexedDbJournal } from '../journal/indexedDb/indexedDbJournal.ts';
import type { Journal } from '../journal/journal.ts';
import { createMemoryJournal } from '../journal/memoryJournal.ts';
import { openNatsJournal } from '../journal/nats/natsJournal.ts';
import { startNatsServer } from '../tools/nats/natsServer.ts';

interface DriverOptions {
  savesEvery?: number;
}

/** The storage of a journal, which can be opened again, as after a restart. */
export interface TestJournal {
  open: (options?: DriverOptions) => Promise<Journal>;
}

/** Creates a folder for one test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The drivers that the conformance tests run with. Each call creates a new storage. */
export const drivers: Record<string, () => Promise<TestJournal>> = {
  async memory() {
    const journal = createMemoryJournal();
    return { open: async () => journal };
  },

  async file() {
    const folder = createTemporaryFolder();
    return { open: async (options) => openFileJournal({ folder, ...options }) };
  },

  async 'file, synced'() {
    const folder = createTemporaryFolder();
    return { open: async (options) => openFileJournal({ folder, syncs: true, ...options }) };
  },

  async IndexedDB() {
    const name = crypto.randomUUID();
    return { open: async (options) => openIndexedDbJournal({ name, ...options }) };
  },

  async nats() {
    const server = await startNatsServer({ folder: createTemporaryFolder() });
    onTestFinished(() => server.stop());
    return {
      open: async (options) => openNatsJournal({ address: server.address, ...options }),
    };
  },
};
