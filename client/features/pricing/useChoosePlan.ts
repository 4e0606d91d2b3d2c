import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, PlanCard_PlanFragment } from '../../gql/pricing/graphql.ts';
import { useChoosePlanMutation } from '../../gql/pricing/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

type Plan = PlanCard_PlanFragment;

/** Returns the current plan, and functions that change the plan. A downgrade requires confirmation. */
export function useChoosePlan(plans: Plan[], cycle: BillingCycle) {
  const { t } = useTranslation('pricing');
  const [choosePlan, { loading }] = useChoosePlanMutation();
  const [planToConfirm, setPlanToConfirm] = useState<Plan>();
  const current = plans.find(({ isCurrent }) => isCurrent);
  /** The plans are sorted by price. */
  const getRank = (plan: Plan | undefined) => plans.findIndex(({ tier }) => tier === plan?.tier);

  async function changePlan(plan: Plan) {
    const { error } = await choosePlan({ variables: { tier: plan.tier, cycle } });
    if (error || !current) return;

    const previous = { tier: current.tier, cycle: current.cycle ?? 'MONTHLY' };
    showToast({
      kind: 'success',
      message: t('toast.chosen', { plan: plan.title }),
      undo: () => void choosePlan({ variables: previous }),
    });
  }

  return {
    current,
    /** The cheaper plan that the viewer must confirm. */
    planToConfirm,
    isSaving: loading,
    isDowngrade: (plan: Plan) => getRank(plan) < getRank(current),

    choose(plan: Plan) {
      if (getRank(plan) < getRank(current)) setPlanToConfirm(plan);
      else void changePlan(plan);
    },

    confirm() {
      if (planToConfirm) void changePlan(planToConfirm);
      setPlanToConfirm(undefined);
    },

    cancel: () => setPlanToConfirm(undefined),
  };
}
