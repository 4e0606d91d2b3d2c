import type { CollectionOptions } from '../../collections.ts';
import type { BillingCycle, Plan, PlanTier } from '../../gql/types.ts';
import { plans, questions } from './seed.ts';

/** The plan that was chosen last. */
interface Choice {
  tier: PlanTier;
  cycle: BillingCycle;
  since: string;
}

const monthsByCycle: Record<BillingCycle, number> = { MONTHLY: 1, YEARLY: 12 };

/** Returns the same day of the month after the billing cycle, or the last day of a shorter month. */
function getRenewalTime({ since, cycle }: Choice): string {
  const start = new Date(since);
  const day = start.getUTCDate();
  const next = new Date(start);
  next.setUTCMonth(start.getUTCMonth() + monthsByCycle[cycle]);
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return next.toISOString();
}

export function createCollection({ store, clock }: CollectionOptions) {
  const storedChoice = store.value<Choice>('pricing.choice', () => ({
    tier: 'BASIC',
    cycle: 'MONTHLY',
    since: clock.now().toISOString(),
  }));

  function list(): Plan[] {
    const choice = storedChoice.get();
    return plans.map((plan) => {
      const isCurrent = plan.tier === choice.tier;
      const isPaid = isCurrent && plan.monthlyPrice > 0;
      return {
        ...plan,
        isCurrent,
        cycle: isPaid ? choice.cycle : null,
        renewsAt: isPaid ? getRenewalTime(choice) : null,
      };
    });
  }

  return {
    list,
    find: (tier: PlanTier) => list().find((plan) => plan.tier === tier) as Plan,
    listQuestions: () => questions,

    choose(tier: PlanTier, cycle: BillingCycle): Plan[] {
      storedChoice.set({ tier, cycle, since: clock.now().toISOString() });
      return list();
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    pricing: ReturnType<typeof createCollection>;
  }
}
