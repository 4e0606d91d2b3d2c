import type { BillingCycle, Plan, PlanTier } from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';
import { plans, questions } from './seed.ts';

interface Choice {
  tier: PlanTier;
  cycle: BillingCycle;
  since: Date;
}

const months: Record<BillingCycle, number> = { MONTHLY: 1, YEARLY: 12 };

/** On the same day of the month; where there is none, on the last. */
function renewal({ since, cycle }: Choice): string {
  const day = since.getUTCDate();
  const next = new Date(since);
  next.setUTCMonth(since.getUTCMonth() + months[cycle]);
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return next.toISOString();
}

export function createCollection(world: World) {
  let choice: Choice = { tier: 'BASIC', cycle: 'MONTHLY', since: world.now() };

  const list = (): Plan[] =>
    plans.map((plan) => {
      const isCurrent = plan.tier === choice.tier;
      const isPaid = isCurrent && plan.monthlyPrice > 0;
      return {
        ...plan,
        isCurrent,
        cycle: isPaid ? choice.cycle : null,
        renewsAt: isPaid ? renewal(choice) : null,
      };
    });

  return {
    list,
    find: (tier: PlanTier) => list().find((plan) => plan.tier === tier) as Plan,
    questions: () => questions,

    choose(tier: PlanTier, cycle: BillingCycle): Plan[] {
      choice = { tier, cycle, since: world.now() };
      return list();
    },
  };
}
