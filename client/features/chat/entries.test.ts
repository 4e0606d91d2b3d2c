import { expect, test } from 'vitest';
import { createEntries, findFirstUnseen } from './entries.ts';
import type { Message } from './pages.ts';

const message = (id: number, time: string, isOwn = false): Message => ({
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
    message(1, '08T23:50'),
    message(2, '09T09:00'),
    message(3, '09T09:04'),
    message(4, '09T09:05', true),
    message(5, '09T09:30', true),
  ];

  const entries = createEntries(messages, 3);

  expect(
    entries.map((entry) =>
      entry.kind === 'group' ? entry.messages.map(({ id }) => id) : entry.kind,
    ),
  ).toEqual(['day', [1], 'day', [2], 'new', [3], [4], [5]]);
});

test('new messages begin at the first unseen message of the contact', () => {
  const messages = [message(1, '09T09:00'), message(2, '09T09:01'), message(3, '09T09:02', true)];

  expect(findFirstUnseen(messages, 0)).toBeNull();
  expect(findFirstUnseen(messages, 1)).toBe(2);
  expect(findFirstUnseen(messages, 2)).toBe(1);
  expect(findFirstUnseen(messages, 9)).toBeNull();
});
