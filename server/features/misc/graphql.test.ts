import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const subscribeMutation =
  'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email since } }';

test('a repeated subscription returns the existing subscriber, ignoring case and spaces', async () => {
  const app = await openTestBranch();

  const first = await sendGraphql(app, subscribeMutation, { email: ' Rui@Firm.example ' });
  const again = await sendGraphql(app, subscribeMutation, { email: 'rui@firm.example' });

  expect(first.data.subscribeToNewsletter.email).toBe('rui@firm.example');
  expect(again.data).toEqual(first.data);
});

test.each([
  '',
  'rui',
  'rui@',
  '@firm.example',
  'r ui@firm.example',
  `${'a'.repeat(260)}@b.example`,
])('refuses the email address "%s"', async (email) => {
  const { errors } = await sendGraphql(await openTestBranch(), subscribeMutation, { email });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'email' });
});
