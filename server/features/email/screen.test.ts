import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';
import { maxAttachmentSize } from './files.ts';

const getErrorCode = ({ errors }: Awaited<ReturnType<typeof sendGraphql>>) =>
  errors?.[0]?.extensions.code;
const createDataUrl = (text: string) =>
  `data:text/plain;base64,${Buffer.from(text).toString('base64')}`;

const saveMutation = `mutation ($email: WriteEmailInput!) {
  saveDraft(email: $email) { id attachments { fileName size thumbnail url content } }
}`;

test.each([
  ['a recipient', 'jonas.brandt@', [22]],
  ['the recipient of a sent email', 'declan', [12]],
  ['the text of an earlier email in the conversation', 'cracked along the glue', [21]],
])('a search finds an email by %s', async (_, q, expected) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'query ($q: String!) { emailIds(q: $q, in: [ANYWHERE]) emailPage(q: $q, in: [ANYWHERE]) { total } }',
    { q },
  );

  for (const id of expected) expect(data.emailIds).toContain(id);
  expect(data.emailPage.total).toBe(data.emailIds.length);
});

test('emailIds returns the ids of the whole list, newest first', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ emailIds emailPage { emails { id } } }');

  expect(data.emailIds).toEqual(data.emailPage.emails.map(({ id }: { id: number }) => id));
});

test('an excerpt contains the searched text', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ email(id: 24) { preview beginning: excerpt found: excerpt(q: "CARETAKER") missing: excerpt(q: "xyzzy") } }',
  );

  expect(data.email.beginning).toBe(data.email.preview);
  expect(data.email.missing).toBe(data.email.preview);
  expect(data.email.found).toMatch(/^….+caretaker/);
});

test('an email returns its neighbours in a list, and a reply returns none', async () => {
  const app = await openTestBranch();
  const neighboursField = 'neighbours(in: [INBOX]) { newer { id } older { id } }';

  const { data } = await sendGraphql(
    app,
    `{ email(id: 22) { ${neighboursField} } thread: emails(in: [ANYWHERE]) { replies { ${neighboursField} } } }`,
  );

  expect(data.email.neighbours).toEqual({ newer: { id: 23 }, older: { id: 19 } });
  const replies = data.thread.flatMap(({ replies }: { replies: unknown[] }) => replies);
  expect(replies).toHaveLength(9);
  expect(replies[0]).toEqual({ neighbours: { newer: null, older: null } });
});

test('labelEmails adds a label to all emails and removes it', async () => {
  const app = await openTestBranch();
  const labelMutation = `mutation ($isLabelled: Boolean!) {
    labelEmails(ids: [24, 23, 99], label: PERSONAL, isLabelled: $isLabelled) { id labels }
  }`;

  const added = await sendGraphql(app, labelMutation, { isLabelled: true });
  const removed = await sendGraphql(app, labelMutation, { isLabelled: false });

  expect(added.data.labelEmails).toEqual([
    { id: 24, labels: ['COMPANY', 'IMPORTANT', 'PERSONAL'] },
    { id: 23, labels: ['PERSONAL'] },
  ]);
  expect(removed.data.labelEmails).toEqual([
    { id: 24, labels: ['COMPANY', 'IMPORTANT'] },
    { id: 23, labels: [] },
  ]);
});

test('emptyEmailTrash removes only the emails in the trash', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, 'mutation { emptyEmailTrash }');
  const after = await sendGraphql(
    app,
    '{ trash: emailIds(in: [TRASH]) rest: emailIds(in: [ANYWHERE]) }',
  );

  expect(data.emptyEmailTrash).toHaveLength(4);
  expect(after.data.trash).toEqual([]);
  expect(after.data.rest).toHaveLength(36);
});

test('each sample attachment has content of the stated size', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ emails(in: [ANYWHERE, TRASH]) { attachments { fileName size content } } }',
  );

  const files: { size: string; content: string }[] = data.emails.flatMap(
    (email: { attachments: unknown[] }) => email.attachments,
  );
  expect(files).toHaveLength(11);
  for (const { size, content } of files) {
    const bytes = Buffer.from(content.split(',')[1] ?? '', 'base64');
    expect(bytes.length).toBeGreaterThan(20);
    expect(size).toBe(`${Math.ceil(bytes.length / 1000)}kb`);
  }
});

test('an attachment of a draft is kept by name and size, and is sent with the email', async () => {
  const app = await openTestBranch();
  const file = { fileName: 'Plan.PNG', url: createDataUrl('a'.repeat(2500)) };

  const first = await sendGraphql(app, saveMutation, { email: { attachments: [file] } });
  const { id, attachments } = first.data.saveDraft;
  const { fileName, size } = attachments[0];
  const second = await sendGraphql(app, saveMutation, {
    email: { id, attachments: [{ fileName, size }] },
  });
  const sent = await sendGraphql(
    app,
    'mutation ($email: WriteEmailInput!) { sendEmail(email: $email) { attachments { content } } }',
    { email: { id, to: [{ email: 'a@b.example' }], attachments: [{ fileName, size }] } },
  );

  expect(attachments).toEqual([
    {
      ...file,
      content: file.url,
      size: '3kb',
      thumbnail: '/pictures/drawings/file-img.svg',
    },
  ]);
  expect(second.data.saveDraft.attachments).toEqual(attachments);
  expect(sent.data.sendEmail.attachments).toEqual([{ content: file.url }]);
});

test('refuses attachments above the size limit and keeps the draft unchanged', async () => {
  const app = await openTestBranch();
  const half = { fileName: 'half.txt', url: createDataUrl('a'.repeat(maxAttachmentSize / 2)) };
  const more = { fileName: 'more.txt', url: createDataUrl('a'.repeat(10)) };
  const { id } = (await sendGraphql(app, saveMutation, { email: { attachments: [half] } })).data
    .saveDraft;

  const refused = await sendGraphql(app, saveMutation, {
    email: { id, attachments: [half, half, more] },
  });

  expect(getErrorCode(refused)).toBe('BAD_USER_INPUT');
  expect(refused.errors?.[0]?.extensions.field).toBe('email.attachments');
  const { data } = await sendGraphql(app, `{ email(id: ${id}) { attachments { fileName } } }`);
  expect(data.email.attachments).toEqual([{ fileName: 'half.txt' }]);
});

test('an attachment with an unsafe URL has no content', async () => {
  const app = await openTestBranch();
  const file = { fileName: 'x.html', url: 'javascript:alert(1)' };

  const { data } = await sendGraphql(app, saveMutation, { email: { attachments: [file] } });

  expect(data.saveDraft.attachments[0]).toMatchObject({ content: '', thumbnail: '' });
});
