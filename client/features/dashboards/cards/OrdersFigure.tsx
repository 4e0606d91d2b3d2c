import { useTranslation } from 'react-i18next';
import type { FigureCard_StatisticFragment } from '../../../gql/dashboards/graphql.ts';
import { FigureCard } from './FigureCard.tsx';
import { TinyBars } from './TinyBars.tsx';
import { useFormats } from './useFormats.ts';

/** The orders of the week, one bar per working day. */
export function OrdersFigure({ days }: { days: FigureCard_StatisticFragment }) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatWeekday } = useFormats();
  const values = days.series[0]?.data ?? [];

  return (
    <FigureCard
      title={t('orders.title')}
      figure={formatNumber(days.figure.value)}
      values={values.map((value, day) => ({ name: formatWeekday(day), text: formatNumber(value) }))}
    >
      <TinyBars values={values} />
    </FigureCard>
  );
}
