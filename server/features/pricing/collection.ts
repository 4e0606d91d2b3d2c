import type { CollectionOptions } from '../../collections.ts';
import type { BillingCycle, Plan, PlanTier } from '../../gql/types.ts';
import { addMonths } from '../../values/days.ts';
import { features, plans, questions } from './seed.ts';

/** The plan that was chosen last. */
interface Choice {
  tier: PlanTier;
  cycle: BillingCycle;
  since: string;
}

const monthsByCycle: Record<BillingCycle, number> = { MONTHLY: 1, YEARLY: 12 };

/** Returns the end of the current billing cycle. */
const getRenewalTime = ({ since, cycle }: Choice) =>
  addMonths(new Date(since), monthsByCycle[cycle]).toISOString();

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
    listFeatures: () => features,
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
