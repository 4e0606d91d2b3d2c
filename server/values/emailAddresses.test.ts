import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../test/testApp.ts';
import { isEmailAddress } from './emailAddresses.ts';

/** The mutations that check an email address, with `EMAIL` in its place. */
const mutations = [
  'addUser(fullName: "Ana Reis", username: "ana", email: "EMAIL") { id }',
  'commentOnPost(postId: 1, comment: { fullName: "Ana Reis", email: "EMAIL", text: "Yes." }) { id }',
  'updateAccountSettings(settings: { general: { email: "EMAIL" } }) { general { email } }',
  'subscribeToNewsletter(email: "EMAIL") { email }',
  'addInvoiceClient(client: { name: "Ana Reis", companyEmail: "EMAIL" }) { name }',
  'sendEmail(email: { to: [{ name: "", email: "EMAIL" }], subject: "Tea", message: "Now." }) { id }',
];

test.each([
  'ana',
  'ana@cliff',
  '@cliff.example',
  'ana@',
  'ana@cliff.',
  'ana @cliff.example',
  'a@b@c.example',
  `${'a'.repeat(250)}@b.example`,
])('"%s" is not an email address for any field', async (address) => {
  const app = await openTestBranch();

  expect(isEmailAddress(address)).toBe(false);
  for (const mutation of mutations) {
    const { errors } = await sendGraphql(app, `mutation { ${mutation.replace('EMAIL', address)} }`);
    expect(errors?.[0]?.extensions.code, mutation).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message, mutation).toMatch(
      / must be an email address such as|at most 200 characters/,
    );
  }
});

test.each(['ana@cliff.example', 'ana.reis+tea@mail.cliff.example', 'аня@пример.рф'])(
  '"%s" is an email address for all fields',
  async (address) => {
    const app = await openTestBranch();

    expect(isEmailAddress(address)).toBe(true);
    for (const mutation of mutations) {
      const { errors } = await sendGraphql(
        app,
        `mutation { ${mutation.replace('EMAIL', address)} }`,
      );
      expect(errors, mutation).toBeUndefined();
    }
  },
);

test('a text of 100,000 characters is checked at once', () => {
  const text = `a@${'b.'.repeat(50_000)}`;
  const start = performance.now();

  expect(isEmailAddress(text)).toBe(false);
  expect(performance.now() - start).toBeLessThan(50);
});
