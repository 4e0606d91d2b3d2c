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

test('the comparison of the plans agrees with their benefits', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ plans { tier benefits } planFeatures { title offers { tier isIncluded quantity } } }',
  );

  type Offer = { tier: string; isIncluded: boolean; quantity: string | null };
  const features: { title: string; offers: Offer[] }[] = data.planFeatures;
  const tiers = data.plans.map(({ tier }: { tier: string }) => tier);
  for (const { offers } of features) expect(offers.map(({ tier }) => tier)).toEqual(tiers);
  // A plan names the features that the smaller plans do not have.
  const firstTiers = features
    .filter(({ offers }) => offers.every(({ quantity }) => quantity === null))
    .map(({ title, offers }) => [title, offers.find(({ isIncluded }) => isIncluded)?.tier]);
  expect(firstTiers.length).toBeGreaterThan(3);
  for (const [title, tier] of firstTiers)
    expect(data.plans.find((plan: { tier: string }) => plan.tier === tier).benefits).toContain(
      title,
    );
});
