import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUrlParams } from '../../../navigation/useUrlParams.ts';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { parseRange, rangeDefaults, ranges } from './dashboardParams.ts';

/** A menu in the header of a dashboard that selects the range of its figures. The URL contains the range. */
export function RangeMenu() {
  const { t } = useTranslation('dashboards');
  const [params, setParams] = useUrlParams(rangeDefaults);
  const range = parseRange(params.range);

  return (
    <MenuButton
      size={36}
      variant="default"
      label={t('range.label', { range: t(`range.${range}`) })}
      icon={<IconCalendar size={16} stroke={1.7} aria-hidden />}
      text={t(`range.${range}`)}
      groups={[
        {
          key: 'ranges',
          choice: 'one',
          items: ranges.map((value) => ({
            key: value,
            label: t(`range.${value}`),
            isChosen: value === range,
            onClick: () => setParams({ range: value }),
          })),
        },
      ]}
    />
  );
}
