import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openFileJournal } from './file/fileJournal.ts';
import { openIndexedDbJournal } from './indexedDb/indexedDbJournal.ts';
import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memoryJournal.ts';
import { openNatsJournal } from './nats/natsJournal.ts';
import { startNatsServer } from './nats/natsServer.mjs';

interface DriverOptions {
  savesEvery?: number;
}

/** A place for a journal, which can be opened again, as after a restart. */
export interface TestJournal {
  open: (options?: DriverOptions) => Promise<Journal>;
}

/** Creates a folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The drivers that every test of conformance runs with. Each call creates a new place. */
export const drivers: Record<string, () => Promise<TestJournal>> = {
  async memory() {
    const journal = createMemoryJournal();
    return { open: async () => journal };
  },

  async file() {
    const folder = temporaryFolder();
    return { open: async (options) => openFileJournal({ folder, ...options }) };
  },

  async 'file, synced'() {
    const folder = temporaryFolder();
    return { open: async (options) => openFileJournal({ folder, syncs: true, ...options }) };
  },

  async 'indexed db'() {
    const name = crypto.randomUUID();
    return { open: async (options) => openIndexedDbJournal({ name, ...options }) };
  },

  async nats() {
    const server = await startNatsServer({ folder: temporaryFolder() });
    onTestFinished(() => server.stop());
    return {
      open: async (options) => openNatsJournal({ address: server.address, ...options }),
    };
  },
};
