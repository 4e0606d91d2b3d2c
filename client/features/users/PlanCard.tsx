import { Button, Card, Flex, Group, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanCard_UserFragment } from '../../gql/users/graphql.ts';
import { parseDate, useDaysUntil } from '../../ui/DateText.tsx';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { getPlanDraftName, planIcon } from './enums.ts';
import { PlanFeatures } from './PlanFeatures.tsx';
import cards from './UserViewPage.module.css';

const PlanForm = lazyComponent(async () => (await import('./PlanForm.tsx')).PlanForm);

/** The plan of a user, its end date, and a button that changes the plan. */
export function PlanCard({ user }: { user: PlanCard_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const { currentPlan, planEndsOn } = user;
  const daysLeft = useDaysUntil(planEndsOn);
  const drawer = useDraftDrawer(getPlanDraftName(user.id));
  const endDate = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    parseDate(planEndsOn),
  );

  return (
    <Card component="section" miw={0} mod={{ edge: 'padded' }} className={cards.card}>
      <Group gap="8px 16px" justify="space-between" mb="lg">
        <Title order={2} size="h3">
          {t('plan.current')}
        </Title>
        <StatusBadge tone="primary" icon={planIcon}>
          {t(`plan.${currentPlan}`)}
        </StatusBadge>
      </Group>
      <PlanFeatures plan={currentPlan} />
      <Flex component="p" gap="sm" c="dimmed" wrap="wrap" align="center" my="lg">
        <StatusBadge tone={daysLeft <= 7 ? 'warning' : 'info'}>{endDate}</StatusBadge>
        <span>{t('plan.ends', { count: Math.max(0, daysLeft) })}</span>
      </Flex>
      <Button fullWidth variant="default" onClick={drawer.open}>
        {t(currentPlan === 'ENTERPRISE' ? 'plan.change' : 'plan.upgrade')}
      </Button>

      {drawer.key > 0 && (
        <Suspense>
          <PlanForm key={drawer.key} user={user} isOpen={drawer.isOpen} onClose={drawer.close} />
        </Suspense>
      )}
    </Card>
  );
}
