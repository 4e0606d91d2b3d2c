import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';

interface ListedEmail {
  id: number;
  labels: string[];
  isRead: boolean;
}

const readList = async (
  app: TestApp,
  query = '',
): Promise<{ emails: ListedEmail[]; emailsMeta: object }> =>
  (await app.inject(`/apps/email/emails${query}`)).json();
const readIds = async (app: TestApp, query = '') =>
  (await readList(app, query)).emails.map(({ id }) => id);
const update = (app: TestApp, emailIds: unknown, dataToUpdate: unknown) =>
  app.inject({
    method: 'POST',
    url: '/apps/email/update-emails',
    payload: { emailIds, dataToUpdate },
  });
const toggle = (app: TestApp, emailIds: unknown, label: unknown) =>
  app.inject({
    method: 'POST',
    url: '/apps/email/update-emails-label',
    payload: { emailIds, label },
  });

test('POST /apps/email/update-emails updates existing emails and the counts', async () => {
  const app = await openTestBranch();

  const response = await update(app, [22, 15, 99], { isRead: false, isDeleted: true });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  const { emails, emailsMeta } = await readList(app);
  expect(emails.filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual([
    40, 39, 33, 24, 23, 22, 19, 15,
  ]);
  expect(emailsMeta).toEqual({ inbox: 8, draft: 4, spam: 2 });
});

test('a starred email in the trash is not listed as starred, and a restored email has its old position', async () => {
  const app = await openTestBranch();
  const before = await readIds(app);

  await update(app, [24], { folder: 'trash' });
  const starred = await readIds(app, '?folder=starred');
  await update(app, [24], { folder: 'inbox' });

  expect(starred).not.toContain(24);
  expect(before).toContain(24);
  expect(await readIds(app)).toEqual(before);
});

test('POST /apps/email/update-emails sets all fields of an email', async () => {
  const app = await openTestBranch();
  const changes = {
    from: { name: 'N', email: 'n@n.example', avatar: '' },
    to: [{ name: 'M', email: 'm@m.example' }],
    subject: 'S',
    cc: ['c@c.example'],
    bcc: ['b@b.example'],
    message: '<p>T</p>',
    attachments: [{ fileName: 'f.txt', thumbnail: '', url: '', size: '1kb' }],
    isStarred: true,
    isRead: true,
    labels: ['private', 'company'],
    folder: 'sent',
  };

  await update(app, [11], changes);

  const email = (await app.inject('/apps/email/get-email?id=11')).json();
  expect(email).toMatchObject({ id: 11, ...changes });
});

test('POST /apps/email/update-emails-label toggles a label', async () => {
  const app = await openTestBranch();

  const response = await toggle(app, [24, 23], 'personal');

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  const { emails } = await readList(app);
  const labels = [24, 23].map((id) => emails.find((email) => email.id === id)?.labels);
  expect(labels).toEqual([['company', 'important', 'personal'], []]);
});

test.each([
  ['missing ids', undefined, { isRead: true }, 'emailIds is missing.'],
  ['missing data', [24], undefined, 'dataToUpdate is missing.'],
  ['text as data', [24], 'read', 'dataToUpdate must be an object, not "read".'],
  [
    'an invalid boolean',
    [24],
    { isRead: 'often' },
    'dataToUpdate.isRead must be true or false, not "often".',
  ],
  [
    'an unknown folder',
    [24],
    { folder: 'attic' },
    'dataToUpdate.folder must be one of inbox, sent, draft, spam, trash, not "attic".',
  ],
  [
    'an unknown label',
    [24],
    { labels: ['urgent'] },
    'dataToUpdate.labels[0] must be one of personal, company, important, private, not "urgent".',
  ],
  [
    'an empty list of recipients',
    [24],
    { to: [] },
    'changes.to must contain at least one address.',
  ],
])('POST /apps/email/update-emails refuses %s and changes nothing', async (_, ids, data, error) => {
  const app = await openTestBranch();
  const before = await readList(app);

  const response = await update(app, ids, data);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error });
  expect(await readList(app)).toEqual(before);
});

test.each(['update-emails', 'update-emails-label'])(
  'POST /apps/email/%s ignores ids that are text',
  async (url) => {
    const app = await openTestBranch();
    const before = await readList(app);

    const response = await app.inject({
      method: 'POST',
      url: `/apps/email/${url}`,
      payload: { emailIds: ['24', 'x', 99], dataToUpdate: { isRead: true }, label: 'private' },
    });

    expect(response.statusCode).toBe(200);
    expect(await readList(app)).toEqual(before);
  },
);

test('POST /apps/email/update-emails-label accepts any word as a label, by which emails can be filtered', async () => {
  const app = await openTestBranch();

  const response = await toggle(app, [24, 22], 'Spring 2026');
  const found = await readList(app, '?label=Spring+2026');
  await toggle(app, [24], 'Spring 2026');

  expect(response.statusCode).toBe(200);
  expect(found.emails.map(({ id, labels }) => [id, labels])).toEqual([
    [24, ['company', 'important', 'Spring 2026']],
    [22, ['important', 'Spring 2026']],
  ]);
  expect(await readIds(app, '?label=Spring+2026')).toEqual([22]);
});

test.each([
  ['a missing label', [24], undefined],
  ['missing ids', undefined, 'private'],
])('POST /apps/email/update-emails-label refuses %s', async (_, ids, label) => {
  const app = await openTestBranch();

  expect((await toggle(app, ids, label)).statusCode).toBe(400);
});
