import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';

interface ListedEmail {
  id: number;
  to: unknown[];
  message: string;
  folder: string;
  labels: string[];
  attachments: { fileName: string; thumbnail: string; url: string; size: string }[];
  replies: { id: number; message: string; time: string; replies: unknown[] }[];
  time: string;
  isStarred: boolean;
  isRead: boolean;
  hasPreviousMail: boolean;
  hasNextMail: boolean;
}

const readList = async (
  app: TestApp,
  query = '',
): Promise<{ emails: ListedEmail[]; emailsMeta: object }> =>
  (await app.inject(`/apps/email/emails${query}`)).json();
const readIds = async (app: TestApp, query = '') =>
  (await readList(app, query)).emails.map(({ id }) => id);
const inboxIds = [
  ...[40, 39, 37, 36, 34, 33, 32, 30, 29, 28, 27, 25],
  ...[24, 23, 22, 19, 17, 15, 11, 8],
];
const readAll = async (app: TestApp) => [
  ...(await readList(app, '?folder=')).emails,
  ...(await readList(app, '?folder=trash')).emails,
];

test('GET /apps/email/emails returns the inbox, newest first, and the counts', async () => {
  const app = await openTestBranch();

  const { emails, emailsMeta } = await readList(app);

  expect(emails.map(({ id }) => id)).toEqual(inboxIds);
  expect(emailsMeta).toEqual({ inbox: 6, draft: 4, spam: 2 });
  expect(emails[12]).toMatchObject({
    from: {
      name: 'Amina Diallo',
      email: 'amina.diallo@marlowfinch.example',
      avatar: '/pictures/people/amina-diallo.svg',
    },
    to: [{ name: 'Ines Okafor', email: 'ines.okafor@marlowfinch.example' }],
    labels: ['company', 'important'],
    time: '2026-03-07T07:00:00.000Z',
  });
  expect(emails[0]).not.toHaveProperty('preview');
});

test('the sample has 40 emails of three weeks with all folders, labels and attachments', async () => {
  const app = await openTestBranch();

  const emails = await readAll(app);
  const count = (matches: (email: ListedEmail) => boolean) => emails.filter(matches).length;

  expect(
    ['inbox', 'sent', 'draft', 'spam', 'trash'].map((folder) =>
      count((email) => email.folder === folder),
    ),
  ).toEqual([20, 6, 4, 6, 4]);
  expect(count(({ isStarred }) => isStarred)).toBe(9);
  expect(count(({ isRead }) => !isRead)).toBe(12);
  expect([1, 2].map((size) => count(({ labels }) => labels.length === size))).toEqual([39, 1]);
  expect([0, 1, 2].map((size) => count(({ attachments }) => attachments.length === size))).toEqual([
    30, 9, 1,
  ]);
  expect(count(({ to }) => to.length === 0)).toBe(0);
  const times = emails.toSorted((a, b) => b.id - a.id).map(({ time }) => time);
  expect(times).toEqual(times.toSorted().reverse());
  expect(times.at(-1)?.slice(0, 10)).toBe('2026-02-16');
});

test('the thumbnail of an attachment is an image for its file type', async () => {
  const app = await openTestBranch();

  const files = (await readAll(app)).flatMap(({ attachments }) => attachments);
  const kinds = new Set(files.map(({ fileName }) => fileName.split('.').at(-1)));

  expect([...kinds].sort()).toEqual(['doc', 'js', 'txt', 'xls']);
  for (const { thumbnail, url, size } of files) {
    expect(url).toBe('');
    expect(size).toMatch(/^\d+(kb|mb)$/);
    expect((await app.inject(thumbnail)).statusCode).toBe(200);
  }
});

test('five emails have replies, whose ids follow those of the emails and which get-email does not find', async () => {
  const app = await openTestBranch();

  const emails = (await readAll(app)).toSorted((a, b) => a.id - b.id);
  const replies = emails.flatMap((email) => email.replies);

  const threads = emails.filter((email) => email.replies.length > 0);
  expect(threads.map((email) => email.id)).toEqual([21, 25, 28, 32, 34]);
  expect(replies.map(({ id }) => id)).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49]);
  expect(replies.every((reply) => reply.replies.length === 0)).toBe(true);
  expect((await app.inject('/apps/email/get-email?id=41')).statusCode).toBe(404);
});

test('each quote repeats an earlier email', async () => {
  const app = await openTestBranch();
  const toText = (html: string) => html.replaceAll(/<[^>]+>/g, '');
  const messages = (await readAll(app))
    .flatMap((email) => [email, ...email.replies])
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map(({ message }) => message);

  const quotes = messages.flatMap((message, index) => {
    const quote = /<blockquote>(.+)<\/blockquote>/.exec(message)?.[1];
    return quote ? [{ quote: toText(quote), earlier: messages.slice(0, index).map(toText) }] : [];
  });

  expect(quotes.length).toBeGreaterThan(8);
  const unknown = quotes.filter(({ quote, earlier }) => !earlier.join('\n').includes(quote));
  expect(unknown.map(({ quote }) => quote)).toEqual([]);
});

test.each([
  ['the first list of a client', '?q=&folder=inbox&label=', inboxIds],
  ['sent emails', '?folder=sent', [38, 35, 31, 26, 21, 12]],
  ['the trash', '?folder=trash', [16, 9, 5, 1]],
  ['starred emails outside the trash', '?folder=starred', [32, 29, 24, 22, 18, 17, 15, 12, 8]],
  ['an unknown folder', '?folder=attic', []],
  ['a label in the inbox', '?label=important', [37, 36, 32, 29, 25, 24, 22, 15, 8]],
  ['a label anywhere', '?folder=&label=private', [39, 20, 17, 10, 4, 3]],
  ['an unknown label', '?label=urgent', []],
  ['part of a subject in any case', '?q=LORRY', [24]],
  ['text, folder and label together', '?q=invoice&folder=starred&label=important', [22]],
  ['no email by a word of the text', '?q=caretaker', []],
  ['no email by the name of a sender', '?q=amina', []],
])('GET /apps/email/emails finds %s', async (_, query, ids) => {
  const app = await openTestBranch();

  expect(await readIds(app, query)).toEqual(ids);
});

test('GET /apps/email/emails with an empty folder returns all emails except the trash', async () => {
  const app = await openTestBranch();

  const { emails } = await readList(app, '?folder=');

  expect(emails).toHaveLength(36);
  expect(emails.some(({ folder }) => folder === 'trash')).toBe(false);
});

test('GET /apps/email/emails states whether emails precede and follow each email in the list', async () => {
  const app = await openTestBranch();

  const { emails } = await readList(app, '?label=important');

  expect(emails.map((email) => [email.hasPreviousMail, email.hasNextMail])).toEqual([
    [false, true],
    ...Array(emails.length - 2).fill([true, true]),
    [true, false],
  ]);
});

test.each([
  [40, false, true],
  [12, true, true],
  [1, true, false],
])(
  'GET /apps/email/get-email states for email %s whether emails precede and follow it',
  async (id, hasPreviousMail, hasNextMail) => {
    const app = await openTestBranch();

    const email = (await app.inject(`/apps/email/get-email?id=${id}`)).json();

    expect(email).toMatchObject({ id, hasPreviousMail, hasNextMail });
  },
);

test('GET /apps/email/get-email does not mark the email as read', async () => {
  const app = await openTestBranch();

  await app.inject('/apps/email/get-email?id=24');

  expect((await readList(app)).emails[0]?.isRead).toBe(false);
});

test.each([
  ['dir=next&emailId=1', 200, 2],
  ['dir=previous&emailId=24', 200, 23],
  ['dir=sideways&emailId=4', 200, 5],
  ['emailId=4', 200, 5],
  ['dir=next&emailId=40', 404, undefined],
  ['dir=previous&emailId=1', 404, undefined],
  ['dir=next&emailId=99', 404, undefined],
  ['dir=next', 400, undefined],
])('GET /apps/email/paginate-email?%s returns %s', async (query, status, id) => {
  const app = await openTestBranch();

  const response = await app.inject(`/apps/email/paginate-email?${query}`);

  expect(response.statusCode).toBe(status);
  expect(response.json().id).toBe(id);
});

test.each([
  ['an unknown email', '?id=99', 404],
  ['a missing id', '', 400],
  ['an id that is not a number', '?id=NaN', 400],
])('GET /apps/email/get-email refuses %s', async (_, query, status) => {
  const app = await openTestBranch();

  expect((await app.inject(`/apps/email/get-email${query}`)).statusCode).toBe(status);
});
