import { Flex, Text, ThemeIcon } from '@mantine/core';
import {
  IconBrandChrome,
  IconBrandEdge,
  IconBrandFirefox,
  IconBrandOpera,
  IconBrandSafari,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { Gauge } from './Gauge.tsx';
import classes from './Lines.module.css';
import { PeriodMenu, type PeriodProps } from './PeriodMenu.tsx';
import { useFormats } from './useFormats.ts';

interface BrowsersCardProps extends Partial<PeriodProps> {
  browsers: EcommercePageQuery['browserStates']['browsers'];
}

const icons = new Map([
  ['Chrome', IconBrandChrome],
  ['Safari', IconBrandSafari],
  ['Firefox', IconBrandFirefox],
  ['Edge', IconBrandEdge],
  ['Opera', IconBrandOpera],
]);

export function BrowsersCard({ browsers, period, onPeriod }: BrowsersCardProps) {
  const { t } = useTranslation('dashboards');
  const title = t('browsers.title');
  const { formatPercent, formatGrowth } = useFormats();

  return (
    <Section
      title={title}
      subtitle={t('browsers.subtitle')}
      menu={period && onPeriod && <PeriodMenu title={title} period={period} onChange={onPeriod} />}
    >
      <Flex component="ul" gap="md" direction="column" justify="space-between" flex={1}>
        {browsers.map(({ name, usage, change }, index) => {
          const Icon = icons.get(name) ?? IconWorld;
          return (
            <Flex component="li" gap="md" align="center" mih={40} key={name}>
              <ThemeIcon size={40} variant="light" color="gray" c="dimmed">
                <Icon size={20} stroke={1.6} aria-hidden />
              </ThemeIcon>
              <Flex
                component="span"
                fw={500}
                direction="column"
                miw={0}
                flex={1}
                className={classes.text}
              >
                {name}
              </Flex>
              <Text
                component="bdi"
                size="caption"
                c="dimmed"
                mod="tabular"
                title={t('browsers.change')}
              >
                {formatGrowth(change)}
              </Text>
              <bdi className={classes.figure} aria-hidden>
                {formatPercent(usage)}
              </bdi>
              <Gauge
                percent={usage}
                text={formatPercent(usage)}
                label={name}
                size={32}
                color={index}
              />
            </Flex>
          );
        })}
      </Flex>
    </Section>
  );
}
