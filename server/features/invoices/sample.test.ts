import { expect, test } from 'vitest';
import { openTestBranch } from '../../test/testApp.ts';

const newestQuery = `{
  invoicePage(sortBy: ID, isDescending: true, perPage: 10) { invoices { status total } }
}`;

async function sendQuery(document: string) {
  const app = await openTestBranch();
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: document },
  });
  expect(response.json().errors).toBeUndefined();
  return response.json().data;
}

test('the ten newest invoices have all statuses and different totals', async () => {
  const { invoices } = (await sendQuery(newestQuery)).invoicePage;

  const statuses = invoices.map(({ status }: { status: string }) => status);
  const totals = invoices.map(({ total }: { total: number }) => total);
  expect(new Set(statuses).size).toBe(6);
  expect(new Set(totals).size).toBe(10);
});

test('invoice 4987, which screens show without an id, is a draft without payments', async () => {
  const { invoice } = await sendQuery('{ invoice(id: 4987) { status payments { id } } }');

  expect(invoice).toEqual({ status: 'DRAFT', payments: [] });
});
