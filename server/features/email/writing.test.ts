import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const getErrorCode = ({ errors }: Awaited<ReturnType<typeof sendGraphql>>) =>
  errors?.[0]?.extensions.code;

const sendMutation =
  'mutation ($email: WriteEmailInput!) { sendEmail(email: $email) { id folder isRead time preview from { name } to { name email } } }';

test('a sent email comes first in the folder of sent emails', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, sendMutation, {
    email: {
      to: [{ email: 'owen.hartley@marlowfinch.example' }],
      subject: 'Re: The van',
      message: '<p>Take the big one &amp; oil the hinges.</p>',
    },
  });

  expect(data.sendEmail).toEqual({
    id: 50,
    folder: 'SENT',
    isRead: true,
    time: '2026-03-09T09:00:00.000Z',
    preview: 'Take the big one & oil the hinges.',
    from: { name: 'Ines Okafor' },
    to: [{ name: 'owen.hartley@marlowfinch.example', email: 'owen.hartley@marlowfinch.example' }],
  });
  const { emails } = (await app.inject('/apps/email/emails?folder=sent')).json();
  expect(emails.map(({ id }: { id: number }) => id)).toEqual([50, 38, 35, 31, 26, 21, 12]);
});

test('a draft keeps its id until it is sent', async () => {
  const app = await openTestBranch();
  const saveMutation =
    'mutation ($email: WriteEmailInput!) { saveDraft(email: $email) { id subject to { email } } }';

  const first = await sendGraphql(app, saveMutation, { email: { subject: 'A' } });
  const second = await sendGraphql(app, saveMutation, { email: { id: 50, subject: 'AB' } });
  const sent = await sendGraphql(app, sendMutation, {
    email: { id: 50, to: [{ email: 'a@b.example' }] },
  });

  expect(first.data.saveDraft).toEqual({ id: 50, subject: 'A', to: [{ email: '' }] });
  expect(second.data.saveDraft).toMatchObject({ id: 50, subject: 'AB' });
  expect(sent.data.sendEmail.id).toBe(51);
  expect(getErrorCode(await sendGraphql(app, '{ email(id: 50) { id } }'))).toBe('NOT_FOUND');
  expect((await sendGraphql(app, '{ emailCounts { draft } }')).data.emailCounts.draft).toBe(4);
});

test('a draft keeps its star and labels when it is saved and sent', async () => {
  const app = await openTestBranch();
  const fields = 'id isStarred labels';
  const email = { id: 18, to: [{ email: 'a@b.example' }] };

  const { data } = await sendGraphql(
    app,
    `mutation ($email: WriteEmailInput!) {
      saveDraft(email: $email) { ${fields} }
      sendEmail(email: $email) { ${fields} }
    }`,
    { email },
  );

  expect(data.saveDraft).toEqual({ id: 18, isStarred: true, labels: ['IMPORTANT'] });
  expect(data.sendEmail).toEqual({ id: 50, isStarred: true, labels: ['IMPORTANT'] });
});

test.each([
  ['no recipient', { subject: 'x' }, 'BAD_USER_INPUT', 'email.to'],
  ['an invalid recipient', { to: [{ email: 'owen' }] }, 'BAD_USER_INPUT', 'email.to'],
  [
    'an invalid blind copy recipient',
    { to: [{ email: 'a@b.example' }], bcc: ['@b'] },
    'BAD_USER_INPUT',
    'email.bcc',
  ],
  ['an unknown draft', { id: 99, to: [{ email: 'a@b.example' }] }, 'NOT_FOUND', undefined],
  ['an id that is not a draft', { id: 21, to: [{ email: 'a@b.example' }] }, 'CONFLICT', undefined],
])('refuses to send an email with %s', async (_, email, code, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, sendMutation, { email });

  expect(errors?.[0]?.extensions.code).toBe(code);
  expect(errors?.[0]?.extensions.field).toBe(field);
  expect((await app.inject('/apps/email/emails?folder=sent')).json().emails).toHaveLength(6);
});

test('emailRecipients searches names and addresses', async () => {
  const app = await openTestBranch();
  const query = 'query ($q: String!) { emailRecipients(q: $q) { name email avatar } }';

  const { data } = await sendGraphql(app, query, { q: 'polder' });
  const everybody = await sendGraphql(app, query, { q: '' });

  expect(data.emailRecipients).toEqual([
    { name: 'Saskia de Wit', email: 'saskia@polderpublishing.example', avatar: '' },
  ]);
  expect(everybody.data.emailRecipients.length).toBeGreaterThan(80);
});
