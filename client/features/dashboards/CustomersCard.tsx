import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AnalyticsCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { BreakdownCard } from './BreakdownCard.tsx';
import type { PeriodProps } from './cards/PeriodMenu.tsx';
import { useFormats } from './cards/useFormats.ts';

/** The text key of the name of each group, by the icon that the server returns. */
const nameKeys: Record<string, TranslationKeys['dashboards/cards']> = {
  UserPlus: 'customers.name.UserPlus',
  Repeat: 'customers.name.Repeat',
  Share2: 'customers.name.Share2',
};

interface CustomersCardProps extends PeriodProps {
  groups: AnalyticsCardsPageQuery['customerGroups']['groups'];
}

/** The sources of the customers. */
export function CustomersCard({ groups, ...period }: CustomersCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const { formatNumber, formatCompactNumber } = useFormats();
  const total = groups.reduce((sum, { result }) => sum + result, 0);

  return (
    <BreakdownCard
      {...period}
      title={t('customers.title')}
      subtitle={t('customers.subtitle')}
      columnNames={[t('customers.group'), t('customers.count')]}
      chart="donut"
      format={formatNumber}
      middle={formatCompactNumber(total)}
      parts={groups.map(({ icon, result }) => ({
        name: t(nameKeys[icon] ?? 'customers.group'),
        value: result,
        figures: [formatNumber(result)],
      }))}
    />
  );
}
