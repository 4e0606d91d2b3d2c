import { type ClientRequest, request } from 'node:http';
import { onTestFinished, test } from 'vitest';
import { computeChecksum } from '../../commands/position.ts';
import { type AttackedServer, startAttackedServer } from './attackedServer.ts';

interface Attack {
  origin: string;
  /** Sends JSON, and checks that the server still answers, and how much memory it takes. */
  send: AttackedServer['post'];
  /** Opens a stream that reads nothing. */
  openStream: (query: string, branch: string) => void;
}

async function startAttack(): Promise<Attack> {
  const streams: ClientRequest[] = [];
  const { origin, post } = await startAttackedServer();
  onTestFinished(() => {
    for (const stream of streams) stream.destroy();
  });

  return {
    origin,
    send: post,

    openStream(query, branch) {
      const stream = request(`${origin}/graphql/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-branch': branch },
      });
      stream.on('error', () => undefined);
      stream.on('response', (response) => response.pause());
      stream.end(JSON.stringify({ query }));
      streams.push(stream);
    },
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Texts that differ, and take two bytes for each character. */
const createText = (length: number, seed: number) =>
  `${seed} ш`.repeat(Math.ceil(length / 3)).slice(0, length);
const onBranch = (name: string) => ({ 'x-branch': name });

/** Adds a task with a description of almost the maximum size. */
const addTask = {
  query:
    'mutation ($text: JSON!) { addTask(task: { title: "Tea", tags: [], description: $text }) { id } }',
};

const picture = (seed: number) =>
  `data:image/png;base64,${Buffer.from(`${seed}`.padEnd(350_000, 'x')).toString('base64')}`;

const sendMessage = (seed: number) => ({
  query:
    'mutation ($url: String!) { sendMessage(message: { contact: { id: 1 }, message: "a" }, picture: { url: $url, width: 1, height: 1 }) { contactId } }',
  variables: { url: picture(seed) },
});

/** The attacks on what the server keeps. Each of them could take more than a gigabyte without a limit. */
const attacks: Record<string, (attack: Attack) => Promise<unknown>> = {
  async 'the logs of requests'({ send }) {
    for (const number of numbers(4_000)) {
      const query = `{ tasks { id } } #${createText(19_000, number)}`;
      const variables = { other: createText(19_000, number) };
      await send('/graphql', { query, variables }, onBranch(`log-${number % 100}`));
    }
  },

  async 'the changes of branches'({ send }) {
    for (const number of numbers(3_000)) {
      const variables = { text: createText(90_000, number) };
      await send('/graphql', { ...addTask, variables }, onBranch(`change-${number % 200}`));
    }
  },

  async 'forks of branches that are deleted'({ send, origin }) {
    for (const number of numbers(100)) {
      const headers = onBranch(`fork-${number}`);
      for (const seed of numbers(20)) {
        const variables = { text: createText(90_000, seed + number * 100) };
        await send('/graphql', { ...addTask, variables }, headers);
      }
      await send('/gateway/branches', { name: `kept-${number}`, from: `fork-${number}` });
      await fetch(`${origin}/gateway/branches/fork-${number}`, { method: 'DELETE' });
    }
  },

  async 'imports with large samples'({ send }) {
    const sample = { at: '2026-03-09T09:00:00.000Z', seedRows: 10_000, hasReplies: true };
    for (const seed of numbers(30)) {
      await send('/gateway/scenario', {
        name: `import-${seed}`,
        scenario: {
          version: 1,
          name: 'a',
          sample: { ...sample, seed },
          start: null,
          commands: [],
          checksum: computeChecksum(`${sample.at} ${seed}`),
        },
      });
    }
  },

  async 'past states'({ send }) {
    for (const number of numbers(600)) {
      const variables = { text: createText(20_000, number) };
      await send('/graphql', { ...addTask, variables }, onBranch('past'));
    }
    for (const number of numbers(600)) {
      const query = '{ tasks { id description } }';
      await send('/graphql', { query }, onBranch(`past@${number}`));
    }
  },

  async 'events, and subscribers that read nothing'({ send, openStream }) {
    for (const number of numbers(240)) {
      openStream(
        'subscription { chatEvents { messages { text picture { url } } } }',
        `chat-${number % 40}`,
      );
    }
    for (const number of numbers(1_500)) {
      await send('/graphql', sendMessage(number), onBranch(`chat-${number % 40}`));
    }
  },

  async 'batches of requests, and subscribers that read nothing'({ send, openStream }) {
    for (const number of numbers(240)) {
      openStream(
        'subscription { requestsRecorded { requests { url query input } } }',
        `batch-${number % 120}`,
      );
    }
    for (const number of numbers(6_000)) {
      const query = `{ tasks { id } } #${createText(19_000, number)}`;
      await send('/graphql', { query }, onBranch(`batch-${number % 120}`));
    }
  },

  async 'rejected bodies'({ send }) {
    for (const number of numbers(400)) {
      const text = createText(300_000, number);
      await send('/apps/todo/add-task', { task: { title: text } }, onBranch('body'));
    }
  },
};

test.each(Object.entries(attacks))(
  'an attack on %s takes less than 600 MB',
  { tags: ['nightly'], timeout: 1_800_000 },
  async (_, attack) => {
    await attack(await startAttack());
  },
);
