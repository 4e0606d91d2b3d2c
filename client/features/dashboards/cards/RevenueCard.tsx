import { Flex, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { ChartFrame } from '../../../ui/charts/ChartFrame.tsx';
import { BarChart } from '../../../ui/charts/Charts.tsx';
import { ChoiceMenu } from './PeriodMenu.tsx';
import classes from './RevenueCard.module.css';
import { Trendline } from './Trendline.tsx';
import { parseNumber, useFormats } from './useFormats.ts';

interface RevenueCardProps {
  report: EcommercePageQuery['revenueReport'];
  /** `null` for the current year. */
  year: number | null | undefined;
  /** Called with a year, or with 1 for the current year. */
  onYear: (year: number) => void;
}

const height = 320;

/** Earnings and expenses of a year by month, compared with the budget. */
export function RevenueCard({ report, year, onYear }: RevenueCardProps) {
  const { t } = useTranslation('dashboards');
  const { formatDollars, formatShortDollars, formatMonth, formatPercent } = useFormats();
  const { years, months } = report;
  const [first = '', last = ''] = [months[0], months.at(-1)].map((entry) => entry?.month);
  const [price, budget] = [parseNumber(report.price), parseNumber(report.budget)];
  const selectedYear = String(year ?? years[0]);
  const isThisYear = selectedYear === years[0];
  const share = budget > 0 ? (100 * price) / budget : 0;
  const title = t('revenue.title');

  return (
    <ChartFrame
      title={title}
      height={height}
      menu={
        <ChoiceMenu
          label={t('revenue.year', { year: selectedYear })}
          choices={years.map((value) => ({ value, label: value }))}
          chosen={selectedYear}
          onChange={(value) => onYear(value === years[0] ? 1 : Number(value))}
        />
      }
      description={t('revenue.description', {
        first: first && formatMonth(first),
        last: last && formatMonth(last),
        price: formatDollars(price),
        budget: formatDollars(budget),
      })}
      table={{
        columnNames: [t('revenue.month'), t('revenue.earning'), t('revenue.expense')],
        rows: months.map(({ month: name, earning, expense }) => [
          formatMonth(name),
          formatDollars(earning),
          formatDollars(expense),
        ]),
      }}
    >
      <div className={classes.split}>
        <BarChart
          data={months.map(({ month: name, earning, expense }) => ({
            month: formatMonth(name),
            earning,
            expense,
          }))}
          dataKey="month"
          series={[
            { name: 'earning', label: t('revenue.earning'), color: 0 },
            { name: 'expense', label: t('revenue.expense'), color: 1 },
          ]}
          height={height - 44}
          format={formatShortDollars}
        />
        <Stack gap={20} className={classes.side}>
          <div>
            <Text size="caption" c="dimmed" className={classes.label}>
              {t(isThisYear ? 'revenue.soFar' : 'revenue.all')}
            </Text>
            <Text size="total">
              <bdi>{formatDollars(price)}</bdi>
            </Text>
          </div>
          <div>
            <Flex
              component="p"
              gap="xs"
              fw={500}
              mod="tabular"
              wrap="wrap"
              justify="space-between"
              mb="sm"
              className={classes.budget}
            >
              <span>{t('revenue.budget')}</span> <bdi>{formatDollars(budget)}</bdi>
            </Flex>
            <Progress
              value={share}
              size={8}
              radius={4}
              color="var(--mantine-color-primary-filled)"
              aria-label={t('revenue.budget')}
            />
            <Text size="caption" c="dimmed" className={classes.label}>
              <bdi>{t('revenue.share', { share: formatPercent(Math.round(share)) })}</bdi>
            </Text>
          </div>
          <Stack gap={0} flex={1} className={classes.trend}>
            <Text size="caption" c="dimmed" className={classes.label}>
              {t('revenue.left')}
            </Text>
            <Trendline
              values={months.map(({ earning, expense }) => earning - expense)}
              color={2}
              isFilled
            />
          </Stack>
        </Stack>
      </div>
    </ChartFrame>
  );
}
