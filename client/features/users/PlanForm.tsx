import { Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlanCard_UserFragment } from '../../gql/users/graphql.ts';
import { useChangePlanMutation } from '../../gql/users/hooks.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isOneOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { showToast } from '../../ui/toasts.ts';
import { getPlanDraftName, plans } from './enums.ts';
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
  const [changePlan] = useChangePlanMutation({ refetchQueries: 'active', ...formMutation });
  const form = useMutationForm({
    draft: getPlanDraftName(id),
    shapes: { plan: isOneOf(plans) },
    values: { plan: plans[plans.indexOf(currentPlan) + 1] ?? currentPlan },
    save: async ({ values: { plan } }) =>
      plan === currentPlan ? {} : changePlan({ variables: { id, plan } }),
    onSaved(_, { plan }) {
      onClose();
      if (plan === currentPlan) return;
      showToast({
        kind: 'success',
        message: t('toast.plan', { name: fullName, plan: t(`plan.${plan}`) }),
        undo: () => void changePlan({ variables: { id, plan: currentPlan } }),
      });
    },
  });

  return (
    <FormDrawer
      form={form}
      title={t('plan.title')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('plan.action')}
    >
      <Radio.Group aria-label={t('plan.title')} {...form.getInputProps('plan')}>
        <Stack gap="md" className={classes.choices}>
          {plans.map((value) => (
            <Radio.Card key={value} value={value} className={classes.choice}>
              <Radio.Indicator />
              <span>
                <strong>
                  {t(`plan.${value}`)}{' '}
                  {value === currentPlan && (
                    <Text span inherit c="dimmed" fw={400}>
                      {t('plan.currentNote')}
                    </Text>
                  )}
                </strong>
                <PlanFeatures plan={value} />
              </span>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
    </FormDrawer>
  );
}
