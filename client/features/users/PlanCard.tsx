import { Button, Card, Flex, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanCard_UserFragment } from '../../gql/users/graphql.ts';
import { parseDate, useDaysUntil } from '../../ui/DateText.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { planIcon } from './enums.ts';
import { PlanFeatures } from './PlanFeatures.tsx';
import cards from './UserViewPage.module.css';

const PlanForm = lazyComponent(async () => (await import('./PlanForm.tsx')).PlanForm);

/** The plan of a user, its end date, and a button that changes the plan. */
export function PlanCard({ user }: { user: PlanCard_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const { currentPlan, planEndsOn } = user;
  const daysLeft = useDaysUntil(planEndsOn);
  // The drawer stays mounted for its closing animation. The key resets the form.
  const [drawer, setDrawer] = useState({ isOpen: false, openCount: 0 });
  const endDate = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    parseDate(planEndsOn),
  );

  return (
    <Card component="section" miw={0} className={cards.card}>
      <div className={cards.header}>
        <Title order={2} size="h3">
          {t('plan.current')}
        </Title>
        <StatusBadge tone="primary" icon={planIcon}>
          {t(`plan.${currentPlan}`)}
        </StatusBadge>
      </div>
      <PlanFeatures plan={currentPlan} />
      <Flex component="p" gap="sm" c="dimmed" wrap="wrap" align="center" my="lg">
        <StatusBadge tone={daysLeft <= 7 ? 'warning' : 'info'}>{endDate}</StatusBadge>
        <span>{t('plan.ends', { count: Math.max(0, daysLeft) })}</span>
      </Flex>
      <Button
        fullWidth
        variant="default"
        onClick={() => setDrawer(({ openCount }) => ({ isOpen: true, openCount: openCount + 1 }))}
      >
        {t(currentPlan === 'ENTERPRISE' ? 'plan.change' : 'plan.upgrade')}
      </Button>

      {drawer.openCount > 0 && (
        <Suspense>
          <PlanForm
            key={drawer.openCount}
            user={user}
            isOpen={drawer.isOpen}
            onClose={() => setDrawer(({ openCount }) => ({ isOpen: false, openCount }))}
          />
        </Suspense>
      )}
    </Card>
  );
}
