import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, PlanCard_PlanFragment } from '../../gql/pricing/graphql.ts';
import { useChoosePlanMutation } from '../../gql/pricing/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

type Plan = PlanCard_PlanFragment;

/** Changes the plan. Asks for confirmation before a downgrade. */
export function useChoosePlan(plans: Plan[], cycle: BillingCycle) {
  const { t } = useTranslation('pricing');
  const [choosePlan, { loading }] = useChoosePlanMutation();
  const [planToConfirm, setPlanToConfirm] = useState<Plan>();
  const current = plans.find(({ isCurrent }) => isCurrent);
  const rank = (plan: Plan | undefined) => plans.findIndex(({ tier }) => tier === plan?.tier);

  async function take(plan: Plan) {
    const { error } = await choosePlan({ variables: { tier: plan.tier, cycle } });
    if (error || !current) return;

    const before = { tier: current.tier, cycle: current.cycle ?? 'MONTHLY' };
    showToast({
      kind: 'success',
      message: t('toast.chosen', { plan: plan.title }),
      undo: () => void choosePlan({ variables: before }),
    });
  }

  return {
    current,
    /** The smaller plan that must be confirmed. */
    planToConfirm,
    isSaving: loading,
    isLess: (plan: Plan) => rank(plan) < rank(current),

    choose(plan: Plan) {
      if (rank(plan) < rank(current)) setPlanToConfirm(plan);
      else void take(plan);
    },

    confirm() {
      if (planToConfirm) void take(planToConfirm);
      setPlanToConfirm(undefined);
    },

    cancel: () => setPlanToConfirm(undefined),
  };
}
