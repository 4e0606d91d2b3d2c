import { Button, Card, Center, Flex, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, PlanCard_PlanFragment } from '../../gql/pricing/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './PlanCard.module.css';
import { usePlanText } from './usePlanText.ts';

interface PlanCardProps {
  plan: PlanCard_PlanFragment;
  /** The billing cycle of the prices. */
  cycle: BillingCycle;
  /** Whether the plan is cheaper than the current plan. */
  isDowngrade: boolean;
  isSaving: boolean;
  onChoose: () => void;
}

/** A plan with its price, its benefits, and a button that selects the plan. */
export function PlanCard({ plan, cycle, isDowngrade, isSaving, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation('pricing');
  const translate = usePlanText();
  const { tier, title, subtitle, image, benefits, isPopular, isCurrent, renewsAt } = plan;
  const isYearly = cycle === 'YEARLY';
  const price = isYearly ? plan.yearlyPlan.perMonth : plan.monthlyPrice;
  const isInUse = isCurrent && (plan.cycle === null || plan.cycle === cycle);
  const moneyFormat = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });

  function getActionKey() {
    if (isCurrent) return isYearly ? 'toYearly' : 'toMonthly';
    return isDowngrade ? 'downgrade' : 'upgrade';
  }

  return (
    <Card
      component="li"
      padding={24}
      ta="center"
      className={classes.card}
      data-current={isCurrent || undefined}
    >
      <Group gap="sm" wrap="nowrap" align="stretch" justify="center" mih={26}>
        {isCurrent && (
          <StatusBadge tone="success" icon={IconCircleCheck}>
            {t('current')}
          </StatusBadge>
        )}
        {isPopular && (
          <StatusBadge tone="primary" icon={IconStar}>
            {t('popular')}
          </StatusBadge>
        )}
      </Group>
      <img src={image} alt="" width={240} height={180} className={classes.drawing} />
      <Title id={`plan-${tier}`} order={2}>
        {title}
      </Title>
      <Text c="dimmed">
        <bdi>{translate(subtitle)}</bdi>
      </Text>
      <Text c="dimmed" mt="lg">
        <Text component="bdi" size="total" c="bright" fw={600} mod="tabular">
          {moneyFormat.format(price)}
        </Text>{' '}
        {t('perMonth')}
      </Text>
      <Text size="caption" c="dimmed" mod="tabular" mb="lg" mih={20}>
        {isYearly &&
          price > 0 &&
          t('total', { amount: moneyFormat.format(plan.yearlyPlan.totalAnnual) })}
      </Text>
      <Flex
        component="ul"
        gap="sm"
        direction="column"
        mb="xl"
        flex={1}
        className={classes.benefits}
      >
        {benefits.map((benefit) => (
          <Flex component="li" gap={10} key={benefit}>
            <IconCheck size={18} stroke={2} aria-hidden />
            <bdi>{translate(benefit)}</bdi>
          </Flex>
        ))}
      </Flex>
      {isInUse ? (
        <Center
          component="p"
          c="success"
          fw={500}
          mih={36}
          bd="1px solid var(--mantine-color-success-filled)"
          bdrs="md"
        >
          {renewsAt ? t('renews', { date: dateFormat.format(new Date(renewsAt)) }) : t('inUse')}
        </Center>
      ) : (
        <Button
          fullWidth
          variant={isPopular && !isDowngrade ? 'filled' : 'default'}
          disabled={isSaving}
          aria-describedby={`plan-${tier}`}
          onClick={onChoose}
        >
          {t(`action.${getActionKey()}`, { plan: title })}
        </Button>
      )}
    </Card>
  );
}
