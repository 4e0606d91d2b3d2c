import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanCard_UserFragment } from '../../gql/users/graphql.ts';
import { daysUntil, parseDate } from '../../ui/DateText.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { planIcon } from './facts.ts';
import classes from './PlanCard.module.css';
import { PlanFeatures } from './PlanFeatures.tsx';
import cards from './UserViewPage.module.css';

const PlanForm = lazyComponent(async () => (await import('./PlanForm.tsx')).PlanForm);

/** The plan of the user's company, and when it ends. */
export function PlanCard({ user }: { user: PlanCard_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const { currentPlan, planEndsOn } = user;
  const [opening, setOpening] = useState({ isOpen: false, times: 0 });
  const ends = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    parseDate(planEndsOn),
  );

  return (
    <section className={cards.card}>
      <div className={cards.head}>
        <h2>{t('plan.current')}</h2>
        <StatusBadge tone="primary" icon={planIcon}>
          {t(`plan.${currentPlan}`)}
        </StatusBadge>
      </div>
      <PlanFeatures plan={currentPlan} />
      <p className={classes.ends}>
        <StatusBadge tone={daysUntil(planEndsOn) <= 7 ? 'warning' : 'info'}>{ends}</StatusBadge>
        <span>{t('plan.ends', { count: Math.max(0, daysUntil(planEndsOn)) })}</span>
      </p>
      <Button
        fullWidth
        variant="default"
        onClick={() => setOpening(({ times }) => ({ isOpen: true, times: times + 1 }))}
      >
        {t(currentPlan === 'ENTERPRISE' ? 'plan.change' : 'plan.upgrade')}
      </Button>

      {opening.times > 0 && (
        <Suspense>
          <PlanForm
            key={opening.times}
            user={user}
            isOpen={opening.isOpen}
            onClose={() => setOpening(({ times }) => ({ isOpen: false, times }))}
          />
        </Suspense>
      )}
    </section>
  );
}
