import { expect, test } from 'vitest';
import { openTestBranch } from '../../test/testApp.ts';

test('GET /pricing/data returns the plans and the questions, in this order', async () => {
  const app = await openTestBranch();

  const body = (await app.inject('/pricing/data')).json();

  expect(Object.keys(body)).toEqual(['basicPlan', 'standardPlan', 'enterprisePlan', 'qandA']);
  expect(body.standardPlan).toEqual({
    title: 'Standard',
    img: '/pictures/drawings/plan-standard.svg',
    subtitle: 'For small teams',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: expect.any(Array),
    popular: true,
  });
  expect(body.qandA).toHaveLength(3);
  expect(Object.keys(body.qandA[0])).toEqual(['question', 'ans']);
});

test.each([
  ['basicPlan', 0, { perMonth: 0, totalAnnual: 0 }, false],
  ['standardPlan', 49, { perMonth: 40, totalAnnual: 480 }, true],
  ['enterprisePlan', 99, { perMonth: 80, totalAnnual: 960 }, false],
])(
  'GET /pricing/data returns the %s with the price %i per month',
  async (key, monthlyPrice, yearlyPlan, popular) => {
    const app = await openTestBranch();

    const plan = (await app.inject('/pricing/data')).json()[key];

    expect(plan).toMatchObject({ monthlyPrice, yearlyPlan, popular });
    expect(plan.planBenefits).toHaveLength(5);
  },
);
