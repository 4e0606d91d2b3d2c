import { expect, test } from 'vitest';
import type { Message } from './chatCache.ts';
import { createEntries, findFirstUnseen } from './entries.ts';

const createMessage = (id: number, time: string, isOwn = false): Message => ({
  id,
  time: `2026-03-${time}:00`,
  isOwn,
  text: `Message ${id}`,
  delivery: null,
  key: null,
  picture: null,
});

test('groups messages by day, sender and pause', () => {
  const messages = [
    createMessage(1, '08T23:50'),
    createMessage(2, '09T09:00'),
    createMessage(3, '09T09:04'),
    createMessage(4, '09T09:05', true),
    createMessage(5, '09T09:30', true),
  ];

  const entries = createEntries(messages, 3);

  expect(
    entries.map((entry) =>
      entry.kind === 'group' ? entry.messages.map(({ id }) => id) : entry.kind,
    ),
  ).toEqual(['day', [1], 'day', [2], 'new', [3], [4], [5]]);
});

test('finds the first unseen message of the contact', () => {
  const messages = [
    createMessage(1, '09T09:00'),
    createMessage(2, '09T09:01'),
    createMessage(3, '09T09:02', true),
  ];

  expect(findFirstUnseen(messages, 0)).toBeNull();
  expect(findFirstUnseen(messages, 1)).toBe(2);
  expect(findFirstUnseen(messages, 2)).toBe(1);
  expect(findFirstUnseen(messages, 9)).toBeNull();
});
