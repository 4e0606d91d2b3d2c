const assert = require('node:assert/strict');
const { test } = require('node:test');

test('CommonJS of Node loads the entries', async () => {
  const { createFrontdesk } = require('frontdesk');
  const { createHandlers } = require('frontdesk/msw');
  const frontdesk = await createFrontdesk();

  assert.equal(createHandlers(frontdesk).length, 1);
  await frontdesk.close();
});

test('a missing peer is named with the command that installs it', () => {
  assert.throws(() => require('frontdesk/playwright'), {
    message:
      'frontdesk/playwright needs the package @playwright/test. Run: npm install --save-dev @playwright/test',
  });
});
