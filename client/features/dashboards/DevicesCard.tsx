import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AnalyticsCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { BreakdownCard } from './BreakdownCard.tsx';
import type { PeriodProps } from './cards/PeriodMenu.tsx';
import { useFormats } from './cards/useFormats.ts';

/** The text key of the name of each kind of device, by the icon that the server returns. */
const nameKeys: Record<string, TranslationKeys['dashboards/cards']> = {
  Monitor: 'devices.name.Monitor',
  Smartphone: 'devices.name.Smartphone',
  Tablet: 'devices.name.Tablet',
};

interface DevicesCardProps extends PeriodProps {
  devices: AnalyticsCardsPageQuery['sessionsByDevice']['devices'];
}

/** The devices of the visitors of the shop. */
export function DevicesCard({ devices, ...period }: DevicesCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const { formatPercent, formatGrowth } = useFormats();

  return (
    <BreakdownCard
      {...period}
      title={t('devices.title')}
      subtitle={t('devices.subtitle')}
      columnNames={[t('devices.device'), t('devices.share'), t('devices.change')]}
      chart="donut"
      format={formatPercent}
      parts={devices.map(({ icon, usage, upDown }) => ({
        name: t(nameKeys[icon] ?? 'devices.device'),
        value: usage,
        figures: [formatPercent(usage), formatGrowth(upDown)],
      }))}
    />
  );
}
