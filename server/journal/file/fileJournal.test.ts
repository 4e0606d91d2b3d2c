import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Command, Entry } from '../../commands/command.ts';
import { isFullScale } from '../../test/contract/scaleRuns.ts';
import { createTemporaryFolder } from '../../test/testJournals.ts';
import type { Journal, Origin } from '../journal.ts';
import { type FileJournalOptions, openFileJournal } from './fileJournal.ts';

const origin: Origin = {
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
  seedRows: null,
  hasReplies: true,
  writtenBy: { version: '1.0.0', schema: 'a' },
};

const command = (text: string): Command => ({
  field: 'addTask',
  args: { text },
  viewerId: null,
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
});

async function open(options: FileJournalOptions) {
  const warnings: string[] = [];
  const journal = openFileJournal({ onWarning: (text) => warnings.push(text), ...options });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await journal.close();
    isClosed = true;
  };
  onTestFinished(close);
  await journal.openLog('main', origin);
  return { journal, close, warnings };
}

async function readTexts(journal: Journal): Promise<unknown[]> {
  const entries: Entry[] = [];
  const { stop } = await journal.follow('main', 0, (entry) => void entries.push(entry));
  stop();
  return entries.map(({ args }) => args.text);
}

const firstSegment = join('main', '000000000001.jsonl');

test('a journal that is cut at any byte starts at the last whole entry, and reports what was dropped', async () => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder });
  const texts = Array.from({ length: 40 }, (_, index) => `Order ${'ü'.repeat(index)}`);
  for (const text of texts) await journal.append('main', command(text));
  await close();
  const content = readFileSync(join(folder, firstSegment));
  const ends = [...content.entries()].flatMap(([index, byte]) => (byte === 10 ? index + 1 : []));
  const shortest = Math.max(0, content.length - 4_096);

  for (let length = content.length - 1; length > shortest; length -= isFullScale ? 1 : 37) {
    const copy = createTemporaryFolder();
    cpSync(folder, copy, { recursive: true });
    truncateSync(join(copy, firstSegment), length);
    const whole = ends.filter((end) => end <= length).length;

    const cut = await open({ folder: copy });

    expect(await readTexts(cut.journal)).toEqual(texts.slice(0, whole));
    const dropped = length - (ends[whole - 1] ?? 0);
    const missing = `${whole + 1} to 40`;
    expect(cut.warnings.filter((text) => text.includes('dropped'))).toEqual(
      dropped === 0
        ? []
        : [
            expect.stringContaining(
              `dropped ${dropped} bytes of an unfinished entry after entry ${whole}`,
            ),
          ],
    );
    expect(cut.warnings.at(-1)).toContain(`The entries ${missing} are missing in ${copy}/main`);
    expect(await cut.journal.append('main', command('next'))).toBe(whole + 1);
    expect(await readTexts(cut.journal)).toEqual([...texts.slice(0, whole), 'next']);
    await cut.close();
  }
});

test('an entry that is damaged in the middle stops the start, and nothing is changed', async () => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder });
  for (const text of ['a', 'b', 'c']) await journal.append('main', command(text));
  await close();
  const path = join(folder, firstSegment);
  const content = readFileSync(path, 'utf8').replace('"text":"b"', '"text":"x"');
  writeFileSync(path, content);

  await expect(open({ folder })).rejects.toThrow(/is damaged at byte \d+, and whole entries come/);
  expect(readFileSync(path, 'utf8')).toBe(content);
});

test('a missing segment stops the start', async () => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder, segmentLength: 100 });
  for (const text of ['a', 'b', 'c']) await journal.append('main', command(text));
  await close();
  cpSync(join(folder, 'main', '000000000003.jsonl'), join(folder, 'main', '000000000007.jsonl'));

  await expect(open({ folder })).rejects.toThrow('Entries 4 to 6 are missing');
});

test('a second process cannot use the folder', async () => {
  const folder = createTemporaryFolder();
  writeFileSync(join(folder, 'lock'), String(process.ppid));

  expect(() => openFileJournal({ folder })).toThrow(`is used by process ${process.ppid}`);
});

const throwDiskFull = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

interface DiskState {
  /** Bytes of the next writes until the disk is full. */
  space: number;
  canSync: boolean;
}

/** Opens a journal on a disk that can become full in the middle of a line, and whose `fdatasync` can fail. */
async function openOnFailingDisk(folder: string, syncs: boolean) {
  const { fdatasync, ftruncateSync, writeSync } = await import('node:fs');
  const state: DiskState = { space: Number.POSITIVE_INFINITY, canSync: true };
  const disk = {
    writeSync(descriptor: number, buffer: Buffer, offset: number, length: number) {
      if (state.space === 0) return throwDiskFull();
      const written = writeSync(descriptor, buffer, offset, Math.min(length, state.space));
      state.space -= written;
      return written;
    },
    ftruncateSync,
    fdatasync: (descriptor: number) =>
      new Promise<void>((resolve, reject) => {
        if (!state.canSync) reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }));
        else fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
      }),
  };
  return { state, ...(await open({ folder, syncs, disk: disk as never })) };
}

const unavailable = { extensions: { code: 'JOURNAL_UNAVAILABLE', http: { status: 503 } } };

test('with a full disk, a change is refused without a partial entry, and the error is reported once', async () => {
  const folder = createTemporaryFolder();
  const { journal, state, warnings, close } = await openOnFailingDisk(folder, false);
  journal.append('main', command('a'));

  state.space = 20;
  for (const text of ['b', 'c']) {
    const append = async () => journal.append('main', command(text));
    await expect(append()).rejects.toMatchObject(unavailable);
  }
  expect(journal.status().problem).toContain('ENOSPC');
  state.space = Number.POSITIVE_INFINITY;
  expect(journal.status().problem).toBeUndefined();

  expect(journal.append('main', command('d'))).toBe(2);
  expect(warnings).toEqual([
    expect.stringContaining('ENOSPC: no space left on device'),
    expect.stringContaining('are stored in'),
  ]);
  await close();
  const again = await open({ folder });
  expect(await readTexts(again.journal)).toEqual(['a', 'd']);
  expect(again.warnings).toEqual([]);
});

test('changes that the disk does not confirm are refused, and are absent after a restart', async () => {
  const folder = createTemporaryFolder();
  const { journal, state, close } = await openOnFailingDisk(folder, true);
  await journal.append('main', command('a'));

  state.canSync = false;
  const refused = ['b', 'c', 'd'].map((text) => journal.append('main', command(text)));
  for (const append of refused) await expect(append).rejects.toMatchObject(unavailable);
  state.canSync = true;

  expect(await journal.append('main', command('e'))).toBe(2);
  await close();
  expect(await readTexts((await open({ folder })).journal)).toEqual(['a', 'e']);
});

test.each([false, true])(
  'simultaneous entries fill several files in order (synced: %s)',
  async (syncs) => {
    const folder = createTemporaryFolder();
    const { journal, close } = await open({ folder, syncs, segmentLength: 1_000 });
    const texts = Array.from({ length: 100 }, (_, index) => `Order ${index}`);

    const numbers = await Promise.all(texts.map((text) => journal.append('main', command(text))));
    await close();

    expect(numbers).toEqual(texts.map((_, index) => index + 1));
    const segments = readdirSync(join(folder, 'main')).filter((name) => /^\d+\.jsonl$/.test(name));
    expect(segments.length).toBeGreaterThan(10);
    expect(await readTexts((await open({ folder })).journal)).toEqual(texts);
  },
);

test('an empty file of later entries does not prevent changes', async () => {
  const folder = createTemporaryFolder();
  const { journal } = await open({ folder, segmentLength: 100 });
  await journal.append('main', command('a'));
  writeFileSync(join(folder, 'main', '000000000002.jsonl'), '');

  expect(await journal.append('main', command('b'))).toBe(2);
  expect(await readTexts(journal)).toEqual(['a', 'b']);
});

test('entries and files before the oldest saved state are removed with the second saved state', async () => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder, segmentLength: 100 });
  const long = 'x'.repeat(20_000);
  await journal.append('main', command(long));
  for (const seq of [2, 3, 4]) {
    await journal.append('main', command(String(seq)));
    await journal.saveState('main', seq, [`"state ${seq}"`]);
  }
  const names = readdirSync(join(folder, 'main'));

  expect(names).toEqual(
    expect.arrayContaining(['state-000000000003.jsonl', 'state-000000000004.jsonl']),
  );
  expect(names).not.toContain('state-000000000002.jsonl');
  expect(names).not.toContain('000000000001.jsonl');
  expect(readdirSync(join(folder, 'blobs'))).toEqual([]);
  await close();

  writeFileSync(join(folder, 'main', 'state-000000000004.jsonl'), '"half a sta');
  const again = await open({ folder });
  expect((await again.journal.loadState('main'))?.seq).toBe(3);
  expect(again.warnings).toEqual([expect.stringContaining('is incomplete')]);
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});

test('a process of another container cannot use the folder, and its lock ends with the process', async () => {
  const folder = createTemporaryFolder();
  // Both processes have the same number, as in two containers.
  const { close } = await open({ folder });

  const second = openFileJournal({ folder });
  await expect(second.openLog('main', origin)).rejects.toThrow('is used by another process');
  await second.close();
  const third = openFileJournal({ folder });
  await expect(third.openLog('main', origin)).rejects.toThrow('is used by another process');
  await close();

  await (await open({ folder })).close();
});

test('a folder with a long path is locked for processes that use another path to it', async () => {
  const folder = join(createTemporaryFolder(), 'x'.repeat(90));
  const { close } = await open({ folder });
  const link = join(createTemporaryFolder(), 'data');
  symlinkSync(folder, link);

  await expect(open({ folder: link })).rejects.toThrow('is used by another process');
  await close();

  await (await open({ folder: link })).close();
  await (await open({ folder })).close();
});

test.each(['main', 'registry'])(
  'a folder whose log %s is missing stops the start',
  async (name) => {
    const folder = createTemporaryFolder();
    const { journal, close } = await open({ folder });
    for (const log of ['registry', 'branch-1']) await journal.openLog(log, origin);
    await close();
    rmSync(join(folder, name), { recursive: true });

    const start = async () => (await open({ folder })).journal.openLog('registry', origin);

    await expect(start()).rejects.toThrow(`${join(folder, name)} is missing, although`);
  },
);

test('the lock of a killed process is free at once', async () => {
  const folder = createTemporaryFolder();
  const script = `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock.socket'))}, () => console.log('locked'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(open({ folder })).rejects.toThrow('is used by another process');

  child.kill('SIGKILL');
  await once(child, 'exit');

  await (await open({ folder })).close();
});

test('a flipped byte in a saved state is refused with the file and the remedy', async () => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder });
  await journal.append('main', command('a'));
  await journal.saveState('main', 1, ['"state one"', '"state two"']);
  await close();
  const path = join(folder, 'main', 'state-000000000001.jsonl');
  writeFileSync(path, readFileSync(path, 'utf8').replace('two', 'tvo'));

  const again = await open({ folder });

  await expect(again.journal.loadState('main')).rejects.toThrow(
    /state-000000000001.jsonl is damaged. Restore the file from a copy/,
  );
});

test.each([
  ['missing', (path: string) => rmSync(path)],
  ['empty', (path: string) => truncateSync(path, 0)],
])('a last segment that is %s stops the start', async (_, damage) => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder, segmentLength: 100 });
  for (const text of ['a', 'b', 'c']) await journal.append('main', command(text));
  await close();
  const names = readdirSync(join(folder, 'main')).filter((name) => /^\d+\.jsonl$/.test(name));
  damage(join(folder, 'main', names.sort().at(-1) ?? ''));

  await expect(open({ folder })).rejects.toThrow(/The entries \d+ to 3 are missing in .*Restore/);
});

test.each([
  ['origin.json', 'main/origin.json'],
  ['the secret', 'secret-access'],
])('a damaged %s is refused with the file and the remedy', async (_, name) => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder });
  await journal.secret('access');
  await close();
  writeFileSync(join(folder, name), '{"at');

  const start = async () => {
    const again = await open({ folder });
    await again.journal.secret('access');
  };

  await expect(start()).rejects.toThrow(/is damaged. Restore the file from a copy/);
});

test('another seed in origin.json is refused with the file and the remedy', async () => {
  const folder = createTemporaryFolder();
  await (await open({ folder })).close();
  const path = join(folder, 'main', 'origin.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"seed":1', '"seed":3'));

  await expect(open({ folder })).rejects.toThrow(/origin.json is damaged. Restore the file/);
});

test('a damaged long text is refused with the file and the remedy', async () => {
  const folder = createTemporaryFolder();
  const { journal, close } = await open({ folder });
  await journal.append('main', command('x'.repeat(20_000)));
  await close();
  const [name = ''] = readdirSync(join(folder, 'blobs'));
  writeFileSync(join(folder, 'blobs', name), 'y'.repeat(20_000));

  const again = await open({ folder });

  await expect(readTexts(again.journal)).rejects.toThrow(
    /is damaged. Restore the file from a copy/,
  );
});

test('entries that neither a file nor a saved state contains are refused with the folder', async () => {
  const folder = createTemporaryFolder();
  const { journal } = await open({ folder });
  await journal.openLog('fork', origin, { seq: 2, lines: ['{}'] });

  await expect(journal.follow('fork', 0, () => undefined)).rejects.toThrow(
    `The entries 1 to 2 are no longer kept in ${join(folder, 'fork')}, and no saved state contains them.`,
  );
});
