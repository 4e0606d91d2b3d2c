import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePricingPageSuspenseQuery } from '../../gql/pricing/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { CollapseList } from '../../ui/CollapseList.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CycleSwitch } from './CycleSwitch.tsx';
import { HelpBand } from './HelpBand.tsx';
import { PlanCard } from './PlanCard.tsx';
import classes from './PricingPage.module.css';
import { useChoosePlan } from './useChoosePlan.ts';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);

/** The plans at `/pages/pricing`. The URL holds the billing cycle. */
export function PricingPage() {
  const { t } = useTranslation('pricing');
  const [params, setParams] = useUrlParams({ cycle: 'MONTHLY' });
  const cycle = params.cycle === 'YEARLY' ? 'YEARLY' : 'MONTHLY';
  const { data } = usePricingPageSuspenseQuery({ fetchPolicy: 'cache-and-network' });
  const { current, planToConfirm, isSaving, isLess, choose, confirm, cancel } = useChoosePlan(
    data.plans,
    cycle,
  );
  useTitle(t('title'));

  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} crumbs={[{ label: t('pages') }]} about={t('about')} />

      <CycleSwitch
        cycle={cycle}
        plans={data.plans}
        onChange={(chosen) => setParams({ cycle: chosen })}
      />

      <ul className={classes.plans} aria-label={t('plans')}>
        {data.plans.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            cycle={cycle}
            isLess={isLess(plan)}
            isSaving={isSaving}
            onChoose={() => choose(plan)}
          />
        ))}
      </ul>

      <section className={classes.questions} aria-labelledby="pricing-questions">
        <h2 id="pricing-questions" className={classes.heading}>
          {t('questions')}
        </h2>
        <CollapseList
          variant="cards"
          items={data.pricingQuestions.map(({ slug, question, answer }) => ({
            id: slug,
            title: <bdi>{question}</bdi>,
            content: <p className={classes.answer}>{answer}</p>,
          }))}
        />
      </section>

      <HelpBand />

      {planToConfirm && (
        <Suspense>
          <Confirm
            title={t('less.title', { plan: planToConfirm.title })}
            text={t('less.text', { plan: planToConfirm.title, current: current?.title })}
            action={t('less.action')}
            cancel={t('less.keep', { plan: current?.title })}
            onConfirm={confirm}
            onClose={cancel}
          />
        </Suspense>
      )}
    </div>
  );
}
