import { expect, test } from 'vitest';
import type { FigureRange, PeriodFigure } from '../../gql/types.ts';
import { openTestBranch, sendGraphql, type TestApp } from '../../test/testApp.ts';
import { rangeDays } from './figureRanges.ts';

const figureFields = '{ value previous change series previousSeries }';

async function readSales(app: TestApp, range: FigureRange = 'LAST_28_DAYS') {
  const { data } = await sendGraphql(
    app,
    `{ salesFigures(range: ${range}) {
      starts revenue ${figureFields} orders ${figureFields} averageOrder ${figureFields} refunds ${figureFields}
    } }`,
  );
  return data.salesFigures as Record<
    'revenue' | 'orders' | 'averageOrder' | 'refunds',
    PeriodFigure
  > & {
    starts: string[];
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test.each([
  ['LAST_7_DAYS', 7],
  ['LAST_28_DAYS', 28],
  ['LAST_12_WEEKS', 12],
  ['LAST_52_WEEKS', 13],
] as const)('the parts of %s add up to its figures', async (range, count) => {
  const { starts, revenue, orders, refunds } = await readSales(await openTestBranch(), range);

  expect(starts).toHaveLength(count);
  for (const { value, previous, series, previousSeries } of [revenue, orders, refunds]) {
    expect(sum(series)).toBeCloseTo(value, 1);
    expect(sum(previousSeries)).toBeCloseTo(previous, 1);
  }
});

test.each(['LAST_7_DAYS', 'LAST_28_DAYS', 'LAST_12_WEEKS', 'LAST_52_WEEKS'] as const)(
  'the cards of the period %s agree with the figures of the range',
  async (range) => {
    const app = await openTestBranch();

    const { orders } = await readSales(app, range);
    const { data } = await sendGraphql(
      app,
      `{
        productOrders(period: ${range}) { counts { finished pending rejected } }
        averageSessions(period: ${range}) { sessions growth duration }
        visitFigures(range: ${range}) { sessions { value change } duration { value } }
      }`,
    );

    expect(orders.value).toBe(sum(Object.values(data.productOrders.counts)));
    const { averageSessions: average, visitFigures: visits } = data;
    const { days } = rangeDays[range];
    expect(average.sessions).toBe(Math.round(visits.sessions.value / days));
    expect(Number.parseFloat(average.growth)).toBe(visits.sessions.change);
    expect(average.duration).toBeCloseTo(visits.duration.value, 1);
  },
);

test('the average order is the revenue of the orders divided by their number', async () => {
  const app = await openTestBranch();

  const { revenue, orders, averageOrder } = await readSales(app);
  const { data } = await sendGraphql(app, '{ transactions(limit: 50) { kind amount at } }');
  const paid = sum(
    data.transactions
      .filter(
        ({ kind, at }: { kind: string; at: string }) => kind === 'PAYMENT' && at > '2026-02-09',
      )
      .map(({ amount }: { amount: number }) => amount),
  );

  expect((revenue.value - paid) / orders.value).toBeCloseTo(averageOrder.value, 1);
});

test('the sessions of the last 28 days agree with the average sessions', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ visitFigures { sessions { value } duration { value } } averageSessions { sessions duration days } }',
  );

  expect(data.visitFigures.sessions.value / 28).toBeCloseTo(data.averageSessions.sessions, 0);
  expect(data.visitFigures.duration.value).toBeCloseTo(data.averageSessions.duration, 1);
});

test('a new order and its cancellation change the figures of today', async () => {
  const app = await openTestBranch();
  const before = await readSales(app, 'LAST_7_DAYS');

  await sendGraphql(app, 'mutation { addToCart(productId: 5) { product { id } } }');
  await sendGraphql(
    app,
    'mutation { placeOrder(order: { key: "a", payment: BANK_TRANSFER, addressId: 1 }) { order { id } } }',
  );

  const after = await readSales(app, 'LAST_7_DAYS');
  expect(after.orders.value).toBe(before.orders.value + 1);
  expect(after.orders.series.at(-1)).toBe((before.orders.series.at(-1) ?? 0) + 1);
  expect(after.revenue.value).toBeGreaterThan(before.revenue.value);
});
