import { jetstreamManager } from '@nats-io/jetstream';
import { Objm } from '@nats-io/obj';
import { connect } from '@nats-io/transport-node';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../commands/command.ts';
import { createTemporaryFolder } from '../../test/testJournals.ts';
import {
  type NatsCluster,
  startNatsCluster,
  startNatsServer,
} from '../../tools/nats/natsServer.ts';
import type { Origin } from '../journal.ts';
import { createNatsBlobs } from './natsBlobs.ts';
import { openNatsJournal } from './natsJournal.ts';

const origin: Origin = {
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
  seedRows: null,
  hasReplies: true,
  writtenBy: { version: '1.0.0', schema: 'a' },
};

const command = (call: string, text = call) => ({
  field: 'addTask',
  args: { text },
  viewerId: null,
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
  call,
});

/** Opens a journal, and returns the texts of the entries that it has received. */
async function open(address: string) {
  const journal = await openNatsJournal({ address });
  onTestFinished(() => journal.close());
  await journal.openLog('main', origin);
  const texts: unknown[] = [];
  const onEntry = ({ args }: Entry) => void texts.push(args.text);
  await journal.follow('main', 0, onEntry);
  return { journal, texts };
}

/** Milliseconds in which three NATS servers elect a new leader, also on a busy machine. */
const electionTimeout = 120_000;

// The election of new leaders takes half a minute.
test('three servers keep three copies: changes are stored without one of them, and refused without two', {
  tags: ['nightly'],
}, async () => {
  const cluster = await startNatsCluster({ folder: createTemporaryFolder() });
  onTestFinished(async () => void (await cluster.stop()));
  const { journal, texts } = await open(cluster.address);
  const connection = await connect({ servers: cluster.servers.map(({ address }) => address) });
  onTestFinished(() => connection.close());
  const { config } = await (await jetstreamManager(connection)).streams.info('frontdesk');
  expect(config.num_replicas).toBe(3);

  await journal.append('main', command('with three'));
  await cluster.servers[0]?.kill();
  // A busy machine can elect the new leader too late for the first call. The client then sends the change again.
  await vi.waitFor(() => journal.append('main', command('with two')), electionTimeout);
  await cluster.servers[1]?.kill();
  await expect(journal.append('main', command('with one'))).rejects.toMatchObject({
    extensions: { code: 'JOURNAL_UNAVAILABLE' },
  });
  await cluster.servers[0]?.restart();
  await expect.poll(() => journal.status().problem).toBeUndefined();
  await journal.append('main', command('with two again'));

  await expect.poll(() => texts.at(-1)).toBe('with two again');
  expect(texts.slice(0, 2)).toEqual(['with three', 'with two']);
});

/**
 * Opens a journal that is connected to one of three servers and reads from another one. NATS chooses the server of a
 * reader at random.
 */
async function openAcrossServers({ servers, address: allAddresses }: NatsCluster) {
  const connection = await connect({ servers: allAddresses.split(',') });
  onTestFinished(() => connection.close());
  const { consumers } = await jetstreamManager(connection);
  const usedConsumers = new Set<string>();

  for (;;) {
    for (const [index, { address }] of servers.entries()) {
      const opened = await open(address);
      const { name, cluster } = await vi.waitFor(async () => {
        const all = await consumers.list('frontdesk').next();
        const [newConsumer] = all.filter((consumer) => !usedConsumers.has(consumer.name));
        if (!newConsumer) throw new Error('The journal has no consumer yet.');
        return newConsumer;
      }, electionTimeout);
      usedConsumers.add(name);
      const readsFrom = servers[Number(cluster?.leader?.replace('node-', ''))];
      if (readsFrom !== servers[index]) return { ...opened, readsFrom };
    }
  }
}

test('a reader continues within seconds after its server has stopped', {
  tags: ['nightly'],
}, async () => {
  const cluster = await startNatsCluster({ folder: createTemporaryFolder() });
  onTestFinished(async () => void (await cluster.stop()));
  // With the addresses of all servers, the stream has three copies.
  await (await openNatsJournal(cluster)).close();
  const { journal, texts, readsFrom } = await openAcrossServers(cluster);

  await readsFrom?.kill();
  await vi.waitFor(() => journal.append('main', command('one')), electionTimeout);

  // An ordered consumer of the library would continue after a minute at the earliest.
  await expect.poll(() => texts, { timeout: 45_000 }).toEqual(['one']);
});

test('a change that is made without a connection waits for the next one', {
  tags: ['nightly'],
}, async () => {
  const server = await startNatsServer({ folder: createTemporaryFolder() });
  onTestFinished(() => server.stop());
  const { journal, texts } = await open(server.address);
  await server.kill();
  await expect.poll(() => journal.status().problem).toBe('NATS cannot be reached');

  const append = journal.append('main', command('waits'));
  await server.restart();

  await append;
  await expect.poll(() => texts).toEqual(['waits']);
});

test('removes blobs that were stored more than a minute before a time, and keeps saved states', async () => {
  const server = await startNatsServer({ folder: createTemporaryFolder() });
  onTestFinished(() => server.stop());
  const { journal, texts } = await open(server.address);
  const connection = await connect({ servers: server.address });
  onTestFinished(() => connection.close());
  const objects = await new Objm(connection).open('frontdesk-files');
  const countObjects = async () => (await objects.list()).length;
  const { removeBefore } = createNatsBlobs(objects);
  const now = Date.now();

  await journal.append('main', command('one', 'x'.repeat(20_000)));
  await expect.poll(() => texts.length).toBe(1);
  await journal.saveState('main', 1, ['{}']);

  await removeBefore('main', new Date(now));
  expect(await countObjects()).toBe(2);
  await removeBefore('main', new Date(now + 120_000));
  expect(await countObjects()).toBe(1);
  expect((await journal.loadState('main'))?.seq).toBe(1);
});
