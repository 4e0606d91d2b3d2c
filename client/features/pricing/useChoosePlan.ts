import { useTranslation } from 'react-i18next';
import type { BillingCycle, PlanCard_PlanFragment } from '../../gql/pricing/graphql.ts';
import { useChoosePlanMutation } from '../../gql/pricing/hooks.ts';
import { confirm } from '../../ui/confirmation.ts';
import { showToast } from '../../ui/toasts.ts';

type Plan = PlanCard_PlanFragment;

/** Returns the current plan, and functions that change the plan. A downgrade requires confirmation. */
export function useChoosePlan(plans: Plan[], cycle: BillingCycle) {
  const { t } = useTranslation('pricing');
  const [choosePlan, { loading }] = useChoosePlanMutation();
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
    isSaving: loading,
    isDowngrade: (plan: Plan) => getRank(plan) < getRank(current),

    async choose(plan: Plan) {
      const isDowngrade = getRank(plan) < getRank(current);
      const isConfirmed =
        !isDowngrade ||
        (await confirm({
          title: t('downgrade.title', { plan: plan.title }),
          text: t('downgrade.text', { plan: plan.title, current: current?.title }),
          action: t('downgrade.action'),
          cancel: t('downgrade.keep', { plan: current?.title }),
        }));
      if (isConfirmed) await changePlan(plan);
    },
  };
}
