import { expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { registry } from '../../features.ts';
import { createServices } from '../../services/createServices.ts';
import {
  buildTestApp,
  createTestServices,
  executeOn,
  openTestBranch,
  sendGraphql,
} from '../../test/testApp.ts';
import { readBusinessData } from './business.ts';

test('cards return the figures of the requested period', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      supportTracker(period: LAST_YEAR) { totalTicket completed periods }
      averageSessions(period: LAST_MONTH) { sessions }
      productOrders(period: LAST_YEAR) { counts { finished } }
    }`,
  );

  expect(data).toEqual({
    supportTracker: {
      totalTicket: 2756,
      completed: 100,
      periods: ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'],
    },
    averageSessions: { sessions: 2700 },
    productOrders: { counts: { finished: 10_874 } },
  });
});

test('the figures of different cards agree', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      productOrders { counts { finished pending rejected } }
      orders: statistic(of: ORDERS) { figure { value } series { data } }
      week: statistic(of: ORDERS_BY_DAY) { figure { value } }
      revenue: statistic(of: REVENUE) { figure { value } }
      profit: statistic(of: PROFIT) { figure { value } }
      revenueReport { months { month earning expense } }
      revenueComparison { series { data } }
    }`,
  );

  const { finished, pending, rejected } = data.productOrders.counts;
  const thisMonth = data.revenueReport.months.at(-1);
  expect(data.orders.figure.value).toBe(finished + pending + rejected);
  expect(data.week.figure.value).toBe(data.orders.series[0].data.at(-1));
  expect(thisMonth.month).toBe('2026-03');
  expect(data.revenue.figure.value).toBe(thisMonth.earning);
  expect(data.profit.figure.value).toBe(thisMonth.earning - thisMonth.expense);
  expect(data.revenueComparison.series[0].data.at(-1)).toBe(thisMonth.earning);
});

test.each(['2026-03-09', '2026-06-15', '2026-11-24'])(
  'on %s, the profit chart has a visible change between all months',
  async (day) => {
    const clock = new Date(`${day}T12:00:00Z`);
    const app = await buildTestApp({ services: createServices({ seed: 1, clock }) });

    const { data } = await sendGraphql(app, '{ statistic(of: PROFIT) { series { data } } }');

    const profits: number[] = data.statistic.series[0].data;
    const steps = profits.slice(1).map((profit, index) => Math.abs(profit - (profits[index] ?? 0)));
    // A smaller step looks like a flat line.
    expect(Math.min(...steps)).toBeGreaterThan(0.1 * (Math.max(...profits) - Math.min(...profits)));
  },
);

test('the revenue report contains three years, also on the last day of a year', async () => {
  const clock = new Date('2026-12-31T12:00:00Z');
  const app = await buildTestApp({ services: createServices({ seed: 1, clock }) });

  const { data } = await sendGraphql(
    app,
    '{ last: revenueReport(year: 2025) { price months { month } } first: revenueReport(year: 2024) { months { month } } }',
  );

  expect(data.last.months).toHaveLength(12);
  expect(data.first.months[0].month).toBe('2024-01');
});

test('refuses a year that is not in the revenue report', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, '{ revenueReport(year: 1999) { price } }');

  expect(errors?.[0]).toMatchObject({
    message: 'year must be one of 2026, 2025, 2024, not 1999.',
    extensions: { code: 'BAD_USER_INPUT', field: 'year' },
  });
});

const figuresQuery = `{
  salesSummary { sales products revenue cursor }
  goalOverview { inProgress }
  earnings { total channels { channel amount } }
  orders: statistic(of: ORDERS) { figure { value } }
  week: statistic(of: ORDERS_BY_DAY) { figure { value } }
  transactions(limit: 1) { id kind amount number }
}`;

test('a new order changes the figures of all cards', async () => {
  const app = await openTestBranch();
  const { data: before } = await sendGraphql(app, figuresQuery);

  const { data: bought } = await sendGraphql(
    app,
    `mutation {
      clearCart { lines { id } }
      addToCart(productId: 5) { cart { totals { total tax } } }
      placeOrder(order: { key: "a", payment: BANK_TRANSFER, addressId: 1 }) {
        order { id number totals { total tax } }
      }
    }`,
  );
  const { id, number, totals } = bought.placeOrder.order;
  const { data: after } = await sendGraphql(app, figuresQuery);

  const earned = after.salesSummary.revenue - before.salesSummary.revenue;
  expect(Math.abs(earned - (totals.total - totals.tax))).toBeLessThan(1);
  expect(after.salesSummary.sales).toBe(before.salesSummary.sales + 1);
  expect(Number(after.goalOverview.inProgress)).toBe(Number(before.goalOverview.inProgress) + 1);
  expect(after.orders.figure.value).toBe(before.orders.figure.value + 1);
  expect(after.week.figure.value).toBe(before.week.figure.value + 1);
  expect(after.earnings.total).toBe(after.salesSummary.revenue);
  expect(after.transactions).toEqual([
    { id: `order-${id}`, kind: 'ORDER', amount: totals.total, number },
  ]);

  await sendGraphql(app, `mutation { cancelOrder(id: ${id}) { id } }`);
  const { data: cancelled } = await sendGraphql(app, figuresQuery);
  expect(cancelled.salesSummary).toMatchObject({
    sales: before.salesSummary.sales,
    revenue: before.salesSummary.revenue,
  });
});

test('a payment increases the revenue of the month and of the client', async () => {
  const app = await openTestBranch();
  const clientQuery = '{ salesSummary { revenue } topClients(limit: 50) { name billed paid } }';
  const { data: before } = await sendGraphql(app, clientQuery);
  const { data: pastDue } = await sendGraphql(
    app,
    '{ invoicePage(statuses: [PAST_DUE]) { invoices { id due client { name } } } }',
  );
  const [{ id, due, client }] = pastDue.invoicePage.invoices;

  await sendGraphql(
    app,
    `mutation { addInvoicePayment(payment: { invoiceId: ${id}, amount: ${due} }) { id } }`,
  );
  const { data: after } = await sendGraphql(app, clientQuery);

  const getPaidAmount = (data: typeof before) =>
    data.topClients.find(({ name }: { name: string }) => name === client.name).paid;
  expect(after.salesSummary.revenue).toBeGreaterThan(before.salesSummary.revenue);
  expect(getPaidAmount(after)).toBeGreaterThan(getPaidAmount(before));
});

test('the sum of the channels is the revenue', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ earnings { total growth channels { channel amount } } statistic(of: REVENUE) { series { data } } }',
  );

  const { total, growth, channels } = data.earnings;
  const [before] = data.statistic.series[0].data.slice(-2);
  expect(channels).toHaveLength(6);
  expect(channels.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
    total,
  );
  expect(growth).toBe(Math.round((100 * (total - before)) / before));
});

test('the shares of the browsers add up to 100 percent', async () => {
  const app = await openTestBranch();

  for (const period of ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR']) {
    const { data } = await sendGraphql(
      app,
      `{ browserStates(period: ${period}) { browsers { usage change } } }`,
    );
    const sumField = (key: string) =>
      data.browserStates.browsers.reduce(
        (sum: number, browser: Record<string, number>) => sum + (browser[key] ?? 0),
        0,
      );
    expect(sumField('usage')).toBeCloseTo(100);
    expect(sumField('change')).toBeCloseTo(0);
  }
});

test('bestSeller returns a product of the shop, and transactions are the newest first', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ bestSeller { productId name qty earned } transactions(limit: 50) { at } }',
  );

  const { data: productData } = await sendGraphql(
    app,
    `{ product(id: ${data.bestSeller.productId}) { name } }`,
  );
  expect(productData.product.name).toBe(data.bestSeller.name);
  const times = data.transactions.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('refuses a limit of more than 50', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, '{ transactions(limit: 51) { id } }');

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'limit' });
});

test('placeOrder publishes an event in salesChanges', async () => {
  const branch = createBranch({ registry, services: createTestServices() });
  const { collections } = branch;
  const { cursor } = collections.cards.getFigures(readBusinessData(collections)).getSummary(0);
  const order = { key: 'a', payment: 'CASH_ON_DELIVERY', addressId: 1 };

  await executeOn(branch, 'addToCart', { productId: 1 });
  await executeOn(branch, 'placeOrder', { order });

  return expect(collections.cards.watch(cursor).next()).resolves.toMatchObject({
    value: { salesChanges: { kind: 'ORDER' } },
  });
});

test('shopHealth counts the tickets that are not completed as issues', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ shopHealth { cpu memory downtime issues } supportTracker { newTicket openTicket } }',
  );

  const { newTicket, openTicket } = data.supportTracker;
  expect(data.shopHealth).toEqual({
    cpu: 38,
    memory: 61,
    downtime: 0.1,
    issues: newTicket + openTicket,
  });
});
