import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql, type TestApp } from '../../test/testApp.ts';

interface FoundRecord {
  type: string;
  id: string;
  title: string;
  link: string;
  at: string | null;
}

async function search(app: TestApp, argumentTexts: string): Promise<FoundRecord[]> {
  const { data } = await sendGraphql(
    app,
    `{ searchRecords(${argumentTexts}) { type id title note link amount currency status at } }`,
  );
  return data.searchRecords;
}

test('searchRecords finds an invoice by its number, its client, its company and its amount', async () => {
  const app = await openTestBranch();
  const [invoice] = await search(app, 'q: "5036", types: [INVOICE]');

  expect(invoice).toMatchObject({
    type: 'INVOICE',
    id: 'invoice-5036',
    title: '#5036',
    note: 'Stefan Wolter · Wolter Optik',
    link: '/apps/invoice/preview/5036',
    amount: 2076,
    currency: 'USD',
    status: 'DRAFT',
  });
  for (const q of ['#5036', 'stefan wolter', 'wolter optik', '2076.00', '2,076']) {
    expect(await search(app, `q: "${q}", types: [INVOICE]`)).toContainEqual(invoice);
  }
});

test('the list of invoices still searches only the name and the email address', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ invoicePage(q: "5036") { total } }');

  expect(data.invoicePage.total).toBe(0);
});

test('searchRecords finds records of all kinds, grouped, with links', async () => {
  const app = await openTestBranch();

  const { __type: types } = (
    await sendGraphql(app, '{ __type(name: "SearchRecordType") { enumValues { name } } }')
  ).data;
  const links = Object.fromEntries(
    (await search(app, 'q: "e", limit: 1')).map(({ type, link }) => [type, link]),
  );

  expect(Object.keys(links)).toEqual(types.enumValues.map(({ name }: { name: string }) => name));
  expect(links.TASK).toMatch(/^\/apps\/todo\?task=\d+$/);
  for (const link of Object.values(links)) expect(link).toMatch(/^\/(apps|pages)\/\w/);
});

test.each([
  ['EMAIL', '/apps/email/inbox?mail='],
  ['EVENT', '/apps/calendar?event='],
  ['QUESTION', '/pages/knowledge-base/'],
])('the link of a record of the kind %s opens it', async (type, start) => {
  const app = await openTestBranch();

  const [found] = await search(app, `q: "e", types: [${type}], limit: 1`);

  expect(found?.link.startsWith(start), found?.link).toBe(true);
});

test('searchRecords returns nothing for a blank text, and refuses a limit of 0', async () => {
  const app = await openTestBranch();

  expect(await search(app, 'q: " "')).toEqual([]);
  const { errors } = await sendGraphql(app, '{ searchRecords(q: "e", limit: 0) { id } }');
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});
