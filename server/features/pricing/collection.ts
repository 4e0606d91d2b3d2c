import type { CollectionOptions } from '../../feature.ts';
import type { BillingCycle, Plan, PlanTier } from '../../gql/resolvers.ts';
import { plans, questions } from './seed.ts';

interface Choice {
  tier: PlanTier;
  cycle: BillingCycle;
  since: string;
}

const months: Record<BillingCycle, number> = { MONTHLY: 1, YEARLY: 12 };

/** Returns the same day of a later month, or its last day if it is shorter. */
function renewal({ since, cycle }: Choice): string {
  const start = new Date(since);
  const day = start.getUTCDate();
  const next = new Date(start);
  next.setUTCMonth(start.getUTCMonth() + months[cycle]);
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return next.toISOString();
}

export function createCollection({ store, clock }: CollectionOptions) {
  const chosen = store.value<Choice>('pricing.choice', () => ({
    tier: 'BASIC',
    cycle: 'MONTHLY',
    since: clock.now().toISOString(),
  }));

  function list(): Plan[] {
    const choice = chosen.get();
    return plans.map((plan) => {
      const isCurrent = plan.tier === choice.tier;
      const isPaid = isCurrent && plan.monthlyPrice > 0;
      return {
        ...plan,
        isCurrent,
        cycle: isPaid ? choice.cycle : null,
        renewsAt: isPaid ? renewal(choice) : null,
      };
    });
  }

  return {
    list,
    find: (tier: PlanTier) => list().find((plan) => plan.tier === tier) as Plan,
    questions: () => questions,

    choose(tier: PlanTier, cycle: BillingCycle): Plan[] {
      chosen.set({ tier, cycle, since: clock.now().toISOString() });
      return list();
    },
  };
}
