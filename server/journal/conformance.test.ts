import { expect, onTestFinished, test } from 'vitest';
import type { Command, Entry } from '../commands/command.ts';
import { drivers } from '../test/testJournals.ts';
import type { Journal, Origin } from './journal.ts';

const driverNames = Object.keys(drivers);
const durableDrivers = driverNames.filter((name) => name !== 'memory');

const origin: Origin = {
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
  seedRows: null,
  hasReplies: true,
  writtenBy: { version: '1.0.0', schema: 'a' },
};

const command = (field: string, args: Command['args'] = {}): Command => ({
  field,
  args,
  viewerId: null,
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
});

/** Creates the storage of a driver, and returns a function that opens its journal until the end of the test. */
async function createJournalOpener(name: string) {
  const { open } = await (drivers[name] as (typeof drivers)[string])();
  return async (options: Parameters<typeof open>[0] = {}) => {
    const journal = await open(options);
    let isClosed = false;
    const close = async () => {
      if (!isClosed) await journal.close();
      isClosed = true;
    };
    onTestFinished(close);
    const opened = await journal.openLog('main', origin);
    return { journal, close, ...opened };
  };
}

/** Follows a branch and returns its entries. `waitForCount` resolves when the branch has this number of entries. */
async function follow(journal: Journal, after = 0, branch = 'main') {
  const entries: Entry[] = [];
  let check = () => {};
  const { stop } = await journal.follow(branch, after, (entry) => {
    entries.push(entry);
    check();
  });
  const waitForCount = (count: number) =>
    new Promise<Entry[]>((resolve) => {
      check = () => void (entries.length >= count && resolve(entries));
      check();
    });
  return { entries, stop, waitForCount };
}

const listFields = (entries: Entry[]) => entries.map(({ seq, field }) => `${seq} ${field}`);

async function appendAll(journal: Journal, fields: string[], branch = 'main') {
  for (const field of fields) await journal.append(branch, command(field));
}

test.each(driverNames)('%s: follows stored entries, then new ones, in order', async (name) => {
  const { journal } = await (await createJournalOpener(name))();
  await appendAll(journal, ['a', 'b', 'c']);

  const { entries, waitForCount, stop } = await follow(journal, 1);
  expect(listFields(entries)).toEqual(['2 b', '3 c']);
  await appendAll(journal, ['d', 'e']);

  expect(listFields(await waitForCount(4))).toEqual(['2 b', '3 c', '4 d', '5 e']);
  expect(entries[0]).toMatchObject({ ...command('b'), seq: 2, branch: 'main' });
  stop();
});

test.each(driverNames)('%s: a reader that is stopped at once receives nothing', async (name) => {
  const { journal } = await (await createJournalOpener(name))();
  const stopped = await follow(journal);
  stopped.stop();
  const { waitForCount } = await follow(journal);

  await appendAll(journal, ['one', 'two']);

  await waitForCount(2);
  expect(stopped.entries).toEqual([]);
});

test.each(driverNames)('%s: simultaneous commands are stored in order', async (name) => {
  const { journal } = await (await createJournalOpener(name))();
  const fields = Array.from({ length: 200 }, (_, index) => `field${index}`);

  await Promise.all(fields.map((field) => journal.append('main', command(field))));

  const { entries } = await follow(journal);
  expect(listFields(entries)).toEqual(fields.map((field, index) => `${index + 1} ${field}`));
});

test.each(driverNames)('%s: numbers the entries of each branch', async (name) => {
  const { journal } = await (await createJournalOpener(name))();
  await journal.openLog('pr-42', origin);
  await journal.openLog('a/b c.d', origin);

  await appendAll(journal, ['a', 'b']);
  await appendAll(journal, ['c'], 'pr-42');
  await appendAll(journal, ['d'], 'a/b c.d');
  await appendAll(journal, ['e']);

  expect(listFields((await follow(journal)).entries)).toEqual(['1 a', '2 b', '3 e']);
  expect(listFields((await follow(journal, 0, 'pr-42')).entries)).toEqual(['1 c']);
  expect(listFields((await follow(journal, 0, 'a/b c.d')).entries)).toEqual(['1 d']);
});

test.each(driverNames)('%s: calls with the same id are stored on each branch', async (name) => {
  const { journal } = await (await createJournalOpener(name))();
  await journal.openLog('pr-42', origin);
  const call = { ...command('a'), call: 'process-1' };

  await journal.append('main', call);
  await journal.append('pr-42', call);

  expect((await follow(journal)).entries).toHaveLength(1);
  expect((await follow(journal, 0, 'pr-42')).entries).toHaveLength(1);
});

test.each(driverNames)(
  '%s: long texts are restored, also if other arguments look like references to blobs',
  async (name) => {
    const { journal } = await (await createJournalOpener(name))();
    const args = {
      file: { url: `data:image/png;base64,${'é'.repeat(60_000)}`, name: 'plan.png' },
      list: ['short', 'x'.repeat(20_000)],
      blobs: [[['file'], 'abc']],
      same: 'x'.repeat(20_000),
    };

    await journal.append('main', command('upload', structuredClone(args)));

    const [entry] = (await follow(journal)).entries;
    expect(entry?.args).toEqual(args);
  },
);

test.each(durableDrivers)('%s: entries survive a restart', async (name) => {
  const open = await createJournalOpener(name);
  const first = await open();
  expect(first.isNew).toBe(true);
  await appendAll(first.journal, ['a', 'b']);
  await first.close();

  const second = await open();
  expect(second).toMatchObject({ isNew: false, origin });
  await appendAll(second.journal, ['c']);

  expect(listFields((await follow(second.journal)).entries)).toEqual(['1 a', '2 b', '3 c']);
});

test.each(durableDrivers)('%s: a start continues after the newest saved state', async (name) => {
  const open = await createJournalOpener(name);
  const { journal, close } = await open();
  const { stop, waitForCount } = await follow(journal);
  await appendAll(journal, ['a', 'b']);
  await waitForCount(2);
  await journal.saveState('main', 2, ['state of two']);
  await appendAll(journal, ['c', 'd']);
  await waitForCount(4);
  await journal.saveState('main', 4, ['state of', 'four']);
  await appendAll(journal, ['e']);
  stop();
  await close();

  const again = await open();
  const state = await again.journal.loadState('main');
  const lines: string[] = [];
  for await (const line of state?.lines ?? []) lines.push(line);
  expect(state?.seq).toBe(4);
  expect(lines).toEqual(['state of', 'four']);
  expect(listFields((await follow(again.journal, 4)).entries)).toEqual(['5 e']);
});

test.each(durableDrivers)('%s: a secret is the same after a restart', async (name) => {
  const open = await createJournalOpener(name);
  const first = await open();
  const secret = await first.journal.secret('access');
  await first.close();

  const { journal } = await open();

  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await journal.secret('access')).toBe(secret);
  expect(await journal.secret('refresh')).not.toBe(secret);
});

test.each(driverNames)('%s: reports no problem while it works', async (name) => {
  const { journal } = await (await createJournalOpener(name))();
  await appendAll(journal, ['a']);

  expect(journal.status()).toEqual({ problem: undefined, behind: 0 });
});

test.each(driverNames)(
  '%s: the entries of a branch continue the number of its first state',
  async (name) => {
    const { journal } = await (await createJournalOpener(name))();
    const first = { seq: 120, lines: ['state of a fork'] };

    const opened = await journal.openLog('fork', origin, first);
    await appendAll(journal, ['a', 'b'], 'fork');

    expect(opened).toEqual({ origin, isNew: true });
    expect(listFields((await follow(journal, 120, 'fork')).entries)).toEqual(['121 a', '122 b']);
    expect(listFields((await follow(journal, 121, 'fork')).entries)).toEqual(['122 b']);
    await expect(follow(journal, 119, 'fork')).rejects.toThrow('no longer kept');
  },
);

test.each(durableDrivers)(
  '%s: a first state survives a restart, and is not replaced',
  async (name) => {
    const open = await createJournalOpener(name);
    const { journal, close } = await open();
    await journal.openLog('fork', origin, { seq: 120, lines: ['state of a fork'] });
    await appendAll(journal, ['a'], 'fork');
    await close();

    const again = await open();
    const { isNew } = await again.journal.openLog('fork', origin, { seq: 7, lines: ['other'] });
    const state = await again.journal.loadState('fork');
    const lines: string[] = [];
    for await (const line of state?.lines ?? []) lines.push(line);

    expect({ isNew, seq: state?.seq, lines }).toEqual({
      isNew: false,
      seq: 120,
      lines: ['state of a fork'],
    });
    expect(listFields((await follow(again.journal, 120, 'fork')).entries)).toEqual(['121 a']);
  },
);

test.each(driverNames)('%s: a branch that is closed can be opened again', async (name) => {
  const { journal } = await (await createJournalOpener(name))();
  await journal.openLog('pr-42', origin);
  await appendAll(journal, ['a'], 'pr-42');

  await journal.closeLog('pr-42');
  await journal.closeLog('never opened');
  const { isNew } = await journal.openLog('pr-42', origin);
  await appendAll(journal, ['b'], 'pr-42');

  expect(isNew).toBe(false);
  expect(listFields((await follow(journal, 0, 'pr-42')).entries)).toEqual(['1 a', '2 b']);
});

test.each(driverNames)('%s: all data of a deleted branch is removed', async (name) => {
  const open = await createJournalOpener(name);
  const { journal, close } = await open();
  const long = { text: 'x'.repeat(20_000) };
  for (const branch of ['open', 'closed', 'kept']) {
    await journal.openLog(branch, origin, { seq: 3, lines: ['state'] });
    await journal.append(branch, command('a', long));
  }
  await journal.closeLog('closed');

  for (const branch of ['open', 'closed', 'never opened']) await journal.deleteLog(branch);
  await close();

  const again = journal.isDurable ? (await open()).journal : journal;
  for (const branch of ['open', 'closed']) {
    expect((await again.openLog(branch, origin)).isNew).toBe(true);
    expect(await again.loadState(branch)).toBeUndefined();
    expect((await follow(again, 0, branch)).entries).toEqual([]);
  }
  await again.openLog('kept', origin);
  await again.loadState('kept');
  expect((await follow(again, 3, 'kept')).entries).toMatchObject([{ seq: 4, args: long }]);
});

test.each(durableDrivers)(
  '%s: long texts of a branch are kept when another branch saves its states',
  async (name) => {
    const open = await createJournalOpener(name);
    const { journal, close } = await open();
    const long = { text: 'x'.repeat(20_000) };
    await journal.openLog('pr-42', origin);
    await journal.append('pr-42', command('upload', long));
    await journal.closeLog('pr-42');
    const { waitForCount } = await follow(journal);
    for (const seq of [1, 2, 3]) {
      await journal.append('main', command(String(seq), long));
      await waitForCount(seq);
      await journal.saveState('main', seq, ['state']);
    }
    await close();

    const again = await open();
    await again.journal.openLog('pr-42', origin);

    expect((await follow(again.journal, 0, 'pr-42')).entries).toMatchObject([{ args: long }]);
  },
);

test.each(durableDrivers)(
  '%s: the entries since the second newest saved state can be followed',
  async (name) => {
    const { journal } = await (await createJournalOpener(name))({ savesEvery: 2 });
    const { waitForCount } = await follow(journal);
    for (let seq = 1; seq <= 6; seq += 1) {
      await journal.append('main', command(String(seq)));
      await waitForCount(seq);
      if (seq % 2 === 0) await journal.saveState('main', seq, ['state']);
    }

    expect(listFields((await follow(journal, 4)).entries)).toEqual(['5 5', '6 6']);
    expect(listFields((await follow(journal, 5)).entries)).toEqual(['6 6']);
  },
);
