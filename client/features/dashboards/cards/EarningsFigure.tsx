import { Flex, Group, RingProgress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import classes from './EarningsFigure.module.css';
import { useFormats } from './useFormats.ts';

/** The earnings of this month in a small card: the total in a ring, and the share of each channel. */
export function EarningsFigure({ earnings }: { earnings: EcommercePageQuery['earnings'] }) {
  const { t } = useTranslation('dashboards');
  const { formatShortDollars, formatGrowth, formatPercent } = useFormats();
  const { total, channels } = earnings;
  const getPercent = (amount: number) => Math.round((100 * amount) / total);
  const totalText = formatShortDollars(total);
  const parts = channels.filter(({ amount }) => getPercent(amount) > 0);

  return (
    <Section
      title={t('earnings.title')}
      subtitle={t('earnings.subtitle', { growth: formatGrowth(earnings.growth) })}
    >
      <Group gap="xl" wrap="nowrap" flex={1}>
        <Flex
          component="ul"
          gap={2}
          fz="caption"
          direction="column"
          miw={0}
          flex={1}
          className={classes.channels}
        >
          {parts.map(({ channel, amount }, index) => (
            <Flex component="li" gap="sm" align="center" key={channel}>
              <i style={{ backgroundColor: `var(--fd-chart-${index})` }} />
              <span>{t(`channel.${channel}`)}</span>
              <bdi>{formatPercent(getPercent(amount))}</bdi>
            </Flex>
          ))}
        </Flex>
        <RingProgress
          size={138}
          thickness={16}
          flex="none"
          sectionGap={3}
          sections={parts.map(({ amount }, index) => ({
            value: (100 * amount) / total,
            color: `var(--fd-chart-${index})`,
          }))}
          label={
            <Text
              component="bdi"
              display="block"
              // Some languages have no short form of the number, which must fit into the ring.
              size={totalText.length > 6 ? 'md' : 'xl'}
              fw={600}
              ta="center"
              mod="tabular"
            >
              {totalText}
            </Text>
          }
        />
      </Group>
    </Section>
  );
}
