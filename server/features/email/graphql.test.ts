import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { getSpelling } from '../../rest/spelling.ts';
import { createSchema } from '../../schema.ts';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
  type TestApp,
} from '../../test/testApp.ts';
import { labelNames } from './labels.ts';

const pageQuery = `query ($q: String! = "", $in: [EmailFolderFilter!]! = [ANYWHERE], $labels: [EmailLabel!], $isRead: Boolean, $hasAttachments: Boolean, $sortBy: EmailSort! = NEWEST, $page: Int! = 1) {
  emailPage(q: $q, in: $in, labels: $labels, isRead: $isRead, hasAttachments: $hasAttachments, sortBy: $sortBy, page: $page, perPage: 3) {
    total
    emails { id hasPreviousMail hasNextMail }
  }
}`;
const getIds = (emails: { id: number }[]) => emails.map(({ id }) => id);
const getErrorCode = ({ errors }: Awaited<ReturnType<typeof sendGraphql>>) =>
  errors?.[0]?.extensions.code;
const readFolder = async (app: TestApp, id: number) =>
  (await sendGraphql(app, 'query ($id: Int!) { email(id: $id) { folder } }', { id })).data.email
    .folder;

test.each([
  ['a word of the text', { q: 'Caretaker' }, 1, [24]],
  ['a sender', { q: 'amina' }, 1, [24]],
  ['words across HTML elements', { q: 'that you write' }, 1, [24]],
  ['no HTML tags', { q: '<p>' }, 0, []],
  ['two folders', { in: ['SENT', 'TRASH'] }, 10, [38, 35, 31]],
  ['an empty list of folders', { in: [] }, 0, []],
  ['two labels', { labels: ['PRIVATE', 'PERSONAL'] }, 10, [39, 35, 23]],
  ['unread state', { isRead: false, in: ['SPAM'] }, 2, [20, 10]],
  ['attachments', { hasAttachments: true }, 9, [36, 29, 27]],
  ['oldest first', { sortBy: 'OLDEST' }, 36, [2, 3, 4]],
  ['the sender', { sortBy: 'SENDER_ASC', in: ['INBOX'] }, 20, [24, 28, 37]],
  ['the subject in descending order', { sortBy: 'SUBJECT_DESC', in: ['DRAFT'] }, 4, [3, 18, 7]],
])('emailPage finds and sorts by %s', async (_, variables, total, ids) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, pageQuery, variables);

  expect(data.emailPage.total).toBe(total);
  expect(getIds(data.emailPage.emails)).toEqual(ids);
});

test('emailPage states whether emails precede and follow each email', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, pageQuery, { in: ['INBOX'], page: 7 });

  expect(data.emailPage.emails).toEqual([
    { id: 11, hasPreviousMail: true, hasNextMail: true },
    { id: 8, hasPreviousMail: true, hasNextMail: false },
  ]);
});

test.each([
  [{ id: 22, in: ['INBOX'] }, 23, 19],
  [{ id: 40, in: ['ANYWHERE'] }, undefined, 39],
  [{ id: 8, in: ['STARRED'] }, 12, undefined],
  [{ id: 21, in: ['INBOX'], q: 'invoice' }, 22, undefined],
])(
  'emailNeighbours(%j) returns the newer and the older email of the list',
  async (variables, newer, older) => {
    const app = await openTestBranch();

    const { data } = await sendGraphql(
      app,
      'query ($id: Int!, $in: [EmailFolderFilter!]!, $q: String! = "") { emailNeighbours(id: $id, in: $in, q: $q) { newer { id } older { id } } }',
      variables,
    );

    expect(data.emailNeighbours.newer?.id).toBe(newer);
    expect(data.emailNeighbours.older?.id).toBe(older);
  },
);

test('the preview is the text of an email on one line', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ long: email(id: 12) { preview } short: email(id: 20) { preview } }',
  );

  expect(data.long.preview.length).toBeLessThanOrEqual(140);
  expect(data.long.preview).toMatch(/\w…$/);
  expect(data.long.preview).toMatch(
    /^Dear Declan, here is the third version\. What changed: The two/,
  );
  expect(data.short.preview).toBe(
    'The parcel is lighter than air and had to be tied to the desk. Pay the rope to receive it.',
  );
});

test('the preview omits a quote at the beginning', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ email(id: 36) { message preview } }');

  expect(data.email.message).toMatch(/^<blockquote>/);
  expect(data.email.preview).toMatch(/^Dear Ines, we agree, also to the fig\./);
});

test('several emails can be moved, marked and starred at once', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `mutation {
      moveEmails(ids: [24, 23], folder: SPAM) { id folder }
      markEmails(ids: [24], isRead: true) { isRead }
      starEmails(ids: [23], isStarred: true) { isStarred }
    }`,
  );

  expect(data.moveEmails).toEqual([
    { id: 24, folder: 'SPAM' },
    { id: 23, folder: 'SPAM' },
  ]);
  expect((await sendGraphql(app, '{ emailCounts { inbox draft spam } }')).data.emailCounts).toEqual(
    {
      inbox: 4,
      draft: 4,
      spam: 3,
    },
  );
  expect(data.starEmails).toEqual([{ isStarred: true }]);
});

test('moveEmails moves no email if one is unknown', async () => {
  const app = await openTestBranch();

  const response = await sendGraphql(
    app,
    'mutation { moveEmails(ids: [24, 99], folder: SPAM) { id } }',
  );

  expect(getErrorCode(response)).toBe('NOT_FOUND');
  expect(await readFolder(app, 24)).toBe('INBOX');
});

test('restoreEmails moves emails back to their previous folders', async () => {
  const app = await openTestBranch();
  await sendGraphql(app, 'mutation { moveEmails(ids: [18, 12], folder: SPAM) { id } }');
  await sendGraphql(app, 'mutation { moveEmails(ids: [18], folder: TRASH) { id } }');

  const { data } = await sendGraphql(
    app,
    'mutation { restoreEmails(ids: [18, 12, 16]) { id folder } }',
  );

  expect(data.restoreEmails).toEqual([
    { id: 18, folder: 'DRAFT' },
    { id: 12, folder: 'SENT' },
    { id: 16, folder: 'INBOX' },
  ]);
  expect(
    getErrorCode(await sendGraphql(app, 'mutation { restoreEmails(ids: [9, 16]) { id } }')),
  ).toBe('CONFLICT');
  expect(await readFolder(app, 9)).toBe('TRASH');
});

test('purgeEmails removes emails only from the trash', async () => {
  const app = await openTestBranch();

  const refused = await sendGraphql(app, 'mutation { purgeEmails(ids: [16, 24]) }');
  const { data } = await sendGraphql(app, 'mutation { purgeEmails(ids: [16, 1, 16]) }');

  expect(refused.errors?.[0]?.message).toBe('Email 24 is not in the trash. Move it there first.');
  expect(data.purgeEmails).toEqual([16, 1]);
  expect(getErrorCode(await sendGraphql(app, '{ email(id: 16) { id } }'))).toBe('NOT_FOUND');
  const adjacent = await sendGraphql(app, '{ adjacentEmail(id: 15) { id } }');
  expect(adjacent.data.adjacentEmail.id).toBe(17);
  const last = await sendGraphql(app, '{ email(id: 2) { hasNextMail } }');
  expect(last.data.email.hasNextMail).toBe(false);
});

test('a large mailbox is sorted by id and time, and returns adjacent emails', async () => {
  const app = await buildTestApp({ services: { ...createTestServices(), seedRows: 3000 } });

  const { data } = await sendGraphql(
    app,
    `{ emailPage(in: [ANYWHERE, TRASH], perPage: 3000) { total emails { id time } }
       adjacentEmail(id: 40) { id }
       emailCounts { inbox draft spam } }`,
  );

  expect(data.emailPage.total).toBe(3000);
  const ids = getIds(data.emailPage.emails);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const times = data.emailPage.emails.map(({ time }: { time: string }) => time);
  expect(times).toEqual(times.toSorted().reverse());
  expect(data.adjacentEmail.id).toBe(50);
  expect(data.emailCounts).toEqual({ inbox: 450, draft: 300, spam: 150 });
});

test('labels use the REST spelling of the enum', () => {
  const type = createSchema(crm).getType('EmailLabel') as Parameters<typeof getSpelling>[0];

  expect(Object.fromEntries(getSpelling(type).spellings)).toEqual(labelNames);
});

test('words that are not labels are stored with the labels, and replaced together with them', async () => {
  const app = await openTestBranch();
  const fields = '{ labels filedUnder }';

  const { data } = await sendGraphql(
    app,
    `mutation {
      first: toggleEmailFiling(ids: [23], word: "corner") ${fields}
      second: toggleEmailLabel(ids: [23], label: PRIVATE) ${fields}
      third: updateEmails(ids: [23], changes: { labels: [COMPANY, COMPANY] }) ${fields}
    }`,
  );

  expect(data).toEqual({
    first: [{ labels: ['PERSONAL'], filedUnder: ['personal', 'corner'] }],
    second: [{ labels: ['PERSONAL', 'PRIVATE'], filedUnder: ['personal', 'corner', 'private'] }],
    third: [{ labels: ['COMPANY'], filedUnder: ['company'] }],
  });
});

test('the user of a sender is the colleague of the same name, and null for customers', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ emails { from { name user { fullName } } } }');

  const users = data.emails.map(({ from }: { from: { user: object | null } }) => from.user);
  expect(users.slice(12, 15)).toEqual([
    { fullName: 'Amina Diallo' },
    null,
    { fullName: 'Greta Vollmer' },
  ]);
});

test('searchRecords returns the newest emails first', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ searchRecords(q: "e", types: [EMAIL], limit: 10) { at } }',
  );

  const times = data.searchRecords.map(({ at }: { at: string }) => at);
  expect(times).toHaveLength(10);
  expect(times).toEqual(times.toSorted().reverse());
});
