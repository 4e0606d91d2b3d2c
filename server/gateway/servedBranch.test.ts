import { expect, test } from 'vitest';
import { createServedBranch } from './servedBranch.ts';

test('a second close resolves after the first one, so that the log can be deleted', async () => {
  let endClose: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    endClose = resolve;
  });
  let calls = 0;
  const served = createServedBranch({
    record: {
      id: 'branch-1',
      name: 'one',
      firstName: 'one',
      origin: 'main@0',
      createdSeq: 0,
      createdAt: '2027-01-01T00:00:00.000Z',
      usedAt: '2027-01-01T00:00:00.000Z',
      settings: {
        seed: 1,
        at: '2027-01-01T00:00:00.000Z',
        seedRows: null,
        hasReplies: false,
      },
      hasMainSample: true,
      isReady: true,
    },
    now: () => new Date('2027-01-01T00:00:00Z'),
    sample: () => Promise.reject(new Error('not used')),
    onClosed: () => (++calls === 1 ? closed : Promise.resolve()),
  });
  const first = served.close();
  let isSecondDone = false;
  const second = served.delete().then(() => {
    isSecondDone = true;
  });

  await new Promise((resolve) => setImmediate(resolve));
  expect(isSecondDone).toBe(false);
  endClose();
  await Promise.all([first, second]);
  expect(isSecondDone).toBe(true);
});
