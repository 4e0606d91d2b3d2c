import {
  IconBrandChrome,
  IconBrandEdge,
  IconBrandFirefox,
  IconBrandOpera,
  IconBrandSafari,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CardPeriod, EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Card } from './Card.tsx';
import { Gauge } from './Gauge.tsx';
import classes from './Lines.module.css';
import { PeriodMenu } from './PeriodMenu.tsx';
import { useFormats } from './useFormats.ts';

interface BrowsersCardProps {
  browsers: EcommercePageQuery['browserStates']['browsers'];
  period: CardPeriod;
  onPeriod: (period: CardPeriod) => void;
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
  const { formatPercent, formatGrowth } = useFormats();
  const title = t('browsers.title');

  return (
    <Card
      title={title}
      subtitle={t('browsers.subtitle')}
      menu={<PeriodMenu title={title} period={period} onChange={onPeriod} />}
    >
      <ul className={classes.lines}>
        {browsers.map(({ name, usage, change }, index) => {
          const Icon = icons.get(name) ?? IconWorld;
          return (
            <li key={name}>
              <span className={classes.icon}>
                <Icon size={20} stroke={1.6} aria-hidden />
              </span>
              <span className={classes.text}>{name}</span>
              <bdi className={classes.change} title={t('browsers.change')}>
                {formatGrowth(change)}
              </bdi>
              <bdi className={classes.figure} aria-hidden>
                {formatPercent(usage)}
              </bdi>
              <Gauge
                percent={usage}
                text={formatPercent(usage)}
                label={name}
                size={28}
                color={index}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
