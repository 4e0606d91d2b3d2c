import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

test('choosePlan changes the current plan', async () => {
  const app = await openTestBranch();

  const before = await sendGraphql(app, '{ plans { tier isCurrent } }');
  await sendGraphql(app, 'mutation { choosePlan(tier: ENTERPRISE) { tier } }');
  const after = await sendGraphql(app, '{ plans { tier isCurrent } }');

  const listCurrentPlans = ({ data }: typeof before) =>
    data.plans.filter((plan: { isCurrent: boolean }) => plan.isCurrent);
  expect(listCurrentPlans(before)).toEqual([{ tier: 'BASIC', isCurrent: true }]);
  expect(listCurrentPlans(after)).toEqual([{ tier: 'ENTERPRISE', isCurrent: true }]);
});

test('a plan renews after a month or a year, and a free plan does not renew', async () => {
  const app = await openTestBranch();
  const choose = async (choice: string) => {
    const { data } = await sendGraphql(
      app,
      `mutation { choosePlan(${choice}) { isCurrent cycle renewsAt } }`,
    );
    const current = data.choosePlan.find((plan: { isCurrent: boolean }) => plan.isCurrent);
    return [current.cycle, current.renewsAt];
  };

  expect(await choose('tier: STANDARD')).toEqual(['MONTHLY', '2026-04-09T09:00:00.000Z']);
  expect(await choose('tier: STANDARD, cycle: YEARLY')).toEqual([
    'YEARLY',
    '2027-03-09T09:00:00.000Z',
  ]);
  expect(await choose('tier: BASIC, cycle: YEARLY')).toEqual([null, null]);
});
