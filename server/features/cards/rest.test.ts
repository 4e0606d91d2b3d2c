import { expect, test } from 'vitest';
import { openTestBranch } from '../../test/testApp.ts';

const periodNames = ['Last 28 days', 'Last month', 'Last year'];

async function readCard(path: string) {
  const app = await openTestBranch();
  const response = await app.inject(`/card/card-${path}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test.each([
  [
    'support-tracker',
    {
      title: 'Support tracker',
      last_days: periodNames,
      totalTicket: 218,
      newTicket: 24,
      openTicket: 31,
      responseTime: 3,
    },
  ],
  [
    'avg-sessions',
    {
      sessions: 2840,
      last_days: periodNames,
      growth: '+5.2%',
      goal: 3000,
      users: 1260,
      retention: 68,
      duration: 4.5,
    },
  ],
  ['revenue-report', { years: ['2026', '2025', '2024'], price: '233,522', budget: '250,000' }],
  ['goal-overview', { completed: '873', inProgress: '90' }],
  ['revenue', { thisMonth: '79,250', lastMonth: '73,142' }],
  [
    'product-orders',
    { last_days: periodNames, chart_info: { finished: 873, pending: 90, rejected: 24 } },
  ],
])('GET card-analytics/%s returns exactly the expected keys', async (path, body) => {
  expect(await readCard(`analytics/${path}`)).toEqual(body);
});

test('GET card-analytics/sessions-device returns shares that add up to 100 percent', async () => {
  const { last_days, chart_info } = await readCard('analytics/sessions-device');

  expect(last_days).toEqual(periodNames);
  expect(chart_info).toContainEqual({
    icon: 'Tablet',
    name: 'Tablet',
    iconColor: 'text-danger',
    usage: 8.9,
    upDown: -5,
  });
  const shares = chart_info.map(({ usage }: { usage: number }) => usage);
  expect(shares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(100);
});

test('GET card-analytics/customers returns three groups', async () => {
  const { last_days, listData } = await readCard('analytics/customers');

  expect(last_days).toEqual(periodNames);
  expect(listData[0]).toEqual({
    icon: 'UserPlus',
    iconColor: 'text-primary',
    text: 'New',
    result: 184,
  });
  expect(listData).toHaveLength(3);
});

test.each([
  ['orders-bar-chart', 5, { title: 'Orders', statistics: '255' }],
  ['subscribers', 7, { analyticsData: { subscribers: 2932 } }],
  ['revenue', 7, { analyticsData: { revenue: 79_250 } }],
  ['sales', 6, { analyticsData: { sales: '-5%' } }],
  ['orders', 7, { analyticsData: { orders: 987 } }],
  ['site-traffic', 6, {}],
  ['active-users', 7, {}],
  ['newsletter', 6, {}],
])('GET card-statistics/%s returns one series of %i values', async (path, count, rest) => {
  const { series, ...others } = await readCard(`statistics/${path}`);

  expect(others).toEqual(rest);
  expect(series).toHaveLength(1);
  expect(series[0].name).toBeTypeOf('string');
  expect(series[0].data).toHaveLength(count);
});

test('GET card-statistics/profit-line-chart returns a series without a name', async () => {
  const { title, series } = await readCard('statistics/profit-line-chart');

  expect(title).toBe('Profit');
  expect(Object.keys(series[0])).toEqual(['data']);
  expect(series[0].data).toHaveLength(6);
});
