import { Box, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { CollapseList } from '../../ui/CollapseList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CycleSwitch } from './CycleSwitch.tsx';
import { HelpSection } from './HelpSection.tsx';
import type { pricingLoader } from './loaders.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanTable } from './PlanTable.tsx';
import classes from './PricingPage.module.css';
import { useChoosePlan } from './useChoosePlan.ts';

/** The plans with their prices. The billing cycle is in the URL. */
export function PricingPage() {
  const { t } = useTranslation('pricing');
  const [params, setParams] = useUrlParams({ cycle: 'MONTHLY' });
  const cycle = params.cycle === 'YEARLY' ? 'YEARLY' : 'MONTHLY';
  const { data } = useLoadedQuery(useLoaderData<typeof pricingLoader>().page);
  const { isSaving, isDowngrade, choose } = useChoosePlan(data.plans, cycle);
  // Questions that are not in the sample have no translation.
  const translateAnswer = (slug: string, part: 'question' | 'answer', text: string): string =>
    t(`answers.${slug}.${part}` as 'answers.can-i-change-the-plan-later.answer', {
      defaultValue: text,
    });
  useTitle(t('title'));

  return (
    <Stack gap="xl">
      <PageHeader title={t('title')} crumbs={[{ label: t('pages') }]} about={t('about')} />

      <CycleSwitch
        cycle={cycle}
        plans={data.plans}
        onChange={(newCycle) => setParams({ cycle: newCycle })}
      />

      <ul className={classes.plans} aria-label={t('plans')}>
        {data.plans.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            cycle={cycle}
            isDowngrade={isDowngrade(plan)}
            isSaving={isSaving}
            onChoose={() => void choose(plan)}
          />
        ))}
      </ul>

      <PlanTable plans={data.plans} features={data.planFeatures} />

      <Box
        component="section"
        mx="auto"
        pt="sm"
        w="100%"
        maw={720}
        aria-labelledby="pricing-questions"
      >
        <Title id="pricing-questions" order={2} ta="center" mb="lg">
          {t('questions')}
        </Title>
        <CollapseList
          variant="cards"
          items={data.pricingQuestions.map(({ slug, question, answer }) => ({
            id: slug,
            title: <bdi>{translateAnswer(slug, 'question', question)}</bdi>,
            content: <Text lh={1.6}>{translateAnswer(slug, 'answer', answer)}</Text>,
          }))}
        />
      </Box>

      <HelpSection />
    </Stack>
  );
}
