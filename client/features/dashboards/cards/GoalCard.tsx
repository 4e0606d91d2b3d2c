import { Center, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { Gauge } from './Gauge.tsx';
import classes from './GoalCard.module.css';
import { parseNumber, useFormats } from './useFormats.ts';

/** The share of completed orders. */
export function GoalCard({ goal }: { goal: EcommercePageQuery['goalOverview'] }) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatPercent } = useFormats();
  const facts = [
    { id: 'completed', value: goal.completed },
    { id: 'inProgress', value: goal.inProgress },
  ] as const;

  return (
    <Section title={t('goal.title')} subtitle={t('goal.subtitle')}>
      <Center pb="lg" flex={1}>
        <Gauge
          percent={goal.percent}
          text={formatPercent(goal.percent)}
          label={t('goal.done')}
          color={2}
        />
      </Center>
      <SimpleGrid
        component="dl"
        cols={2}
        spacing={0}
        ta="center"
        mb={-20}
        mx={-20}
        mod="line-top"
        className={classes.facts}
      >
        {facts.map(({ id, value }) => (
          <div key={id}>
            <Text component="dt" size="caption" c="dimmed">
              {t(`goal.${id}`)}
            </Text>
            <Text component="dd" size="xl" fw={600} lh={1.3} mod="tabular">
              <bdi>{formatNumber(parseNumber(value))}</bdi>
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}
