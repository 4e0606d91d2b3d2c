import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../testApp.ts';

const variants = ['İSTANBUL tea', 'istanbul tea', 'ｉｓｔａｎｂｕｌ　ｔｅａ', 'i\u0307stanbul tea'];

/** For each text filter: how a row with a text is added, and how the filter finds it. */
const filters: Record<string, { add: string; find: string }> = {
  tasks: {
    add: 'addTask(task: { title: "TEXT", tags: [] }) { id }',
    find: 'taskPage(q: "TEXT", page: 1, perPage: 5) { total }',
  },
  users: {
    add: 'addUser(fullName: "TEXT", username: "sea", email: "sea@cliff.example") { id }',
    find: 'userPage(q: "TEXT", page: 1, perPage: 5) { total }',
  },
  'contacts of invoices': {
    add: 'addInvoice(invoice: { client: { name: "TEXT" }, items: [{ title: "Lamp", cost: 5 }] }) { id }',
    find: 'invoicePage(q: "TEXT") { total }',
  },
  events: {
    add: 'addEvent(event: { title: "TEXT", kind: BUSINESS, start: "2026-03-09" }) { id }',
    find: 'eventPage(q: "TEXT", page: 1, perPage: 5) { total }',
  },
  emails: {
    add: 'sendEmail(email: { to: [{ name: "", email: "a@b.example" }], subject: "TEXT", message: "Now." }) { id }',
    find: 'emailPage(q: "TEXT", in: [SENT], page: 1, perPage: 5) { total }',
  },
  messages: {
    add: 'sendMessage(message: { contact: { id: 1 }, message: "TEXT" }) { message { id } }',
    find: 'chatSearch(q: "TEXT") { total: hitTotal }',
  },
};

test.each(Object.entries(filters))(
  'the filter of %s ignores case, width and normalization',
  async (_, { add, find }) => {
    const app = await openTestBranch();
    const added = await sendGraphql(app, `mutation { ${add.replace('TEXT', 'İstanbul tea')} }`);
    expect(added.errors).toBeUndefined();

    for (const variant of variants) {
      const { data, errors } = await sendGraphql(
        app,
        `{ found: ${find.replace('TEXT', variant)} }`,
      );
      expect(errors).toBeUndefined();
      expect(data.found.total, variant).toBe(1);
    }
  },
);

test('the excerpt of an email shows the found text', async () => {
  const app = await openTestBranch();
  const message = `${'ß'.repeat(300)} İstanbul ${'x'.repeat(300)}`;
  await sendGraphql(
    app,
    `mutation { sendEmail(email: { to: [{ name: "", email: "a@b.example" }], subject: "Tea", message: "${message}" }) { id } }`,
  );

  const { data } = await sendGraphql(
    app,
    '{ emailPage(q: "istanbul", in: [SENT], page: 1, perPage: 5) { emails { excerpt(q: "istanbul") } } }',
  );

  expect(data.emailPage.emails[0].excerpt).toContain('İstanbul');
});

test.each([
  [
    'an account',
    'registerUser(username: "TEXT", email: "TEXT@firm.example", password: "Six cups of tea") { error { username email } }',
    'registerUser',
  ],
  [
    'a user',
    'addUser(fullName: "Ana", username: "TEXT", email: "TEXT@firm.example") { id }',
    undefined,
  ],
  ['a tag', 'addCustomTag(tag: { name: "TEXT" }) { id }', undefined],
])('the name of %s is unique in any case, width and normalization', async (_, mutation, field) => {
  const app = await openTestBranch();
  const add = (text: string) =>
    sendGraphql(app, `mutation { ${mutation.replaceAll('TEXT', text)} }`);
  expect((await add('İzmir')).errors).toBeUndefined();

  for (const text of ['izmir', 'IZMIR', 'ｉｚｍｉｒ', 'i\u0307zmir']) {
    const { data, errors } = await add(text);
    const isTaken = field ? data[field].error.username !== null : errors?.[0] !== undefined;
    expect(isTaken, text).toBe(true);
  }
});
