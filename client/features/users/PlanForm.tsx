import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanCard_UserFragment, UserPlan } from '../../gql/users/graphql.ts';
import { useChangePlanMutation } from '../../gql/users/hooks.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { showToast } from '../../ui/toasts.ts';
import { plans } from './enums.ts';
import classes from './PlanCard.module.css';
import { PlanFeatures } from './PlanFeatures.tsx';

interface PlanFormProps {
  user: PlanCard_UserFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** A form that changes the plan. The next larger plan is preselected. */
export function PlanForm({ user, isOpen, onClose }: PlanFormProps) {
  const { t } = useTranslation('users');
  const { id, currentPlan, fullName } = user;
  const [plan, setPlan] = useState<UserPlan>(plans[plans.indexOf(currentPlan) + 1] ?? currentPlan);
  const [changePlan] = useChangePlanMutation({ refetchQueries: 'active' });

  async function save() {
    if (plan === currentPlan) return onClose();
    const { error } = await changePlan({ variables: { id, plan } });
    if (error) return;
    onClose();
    showToast({
      kind: 'success',
      message: t('toast.plan', { name: fullName, plan: t(`plan.${plan}`) }),
      undo: () => void changePlan({ variables: { id, plan: currentPlan } }),
    });
  }

  return (
    <DrawerForm
      title={t('plan.title')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('plan.action')}
      onSubmit={save}
    >
      <Radio.Group
        aria-label={t('plan.title')}
        value={plan}
        onChange={(value) => setPlan(value as UserPlan)}
      >
        <div className={classes.choices}>
          {plans.map((value) => (
            <Radio.Card key={value} value={value} className={classes.choice}>
              <Radio.Indicator />
              <span>
                <strong>
                  {t(`plan.${value}`)}{' '}
                  {value === currentPlan && (
                    <span className={classes.current}>{t('plan.currentNote')}</span>
                  )}
                </strong>
                <PlanFeatures plan={value} />
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </DrawerForm>
  );
}
