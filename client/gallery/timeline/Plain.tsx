import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { getPastDate } from './getPastDate.ts';

const steps = [
  { id: 'ordered', tone: 'primary', daysAgo: 6 },
  { id: 'packed', tone: 'warning', daysAgo: 3 },
  { id: 'sent', tone: 'info', daysAgo: 1 },
  { id: 'delivered', tone: 'success', daysAgo: 0 },
] as const;

export function Plain() {
  const { t } = useTranslation('timeline');

  return (
    <Timeline
      label={t('order')}
      entries={steps.map(({ id, tone, daysAgo }) => ({
        id,
        tone,
        title: t(`step.${id}`),
        text: t(`text.${id}`),
        time: <DateText value={getPastDate(daysAgo)} />,
      }))}
    />
  );
}
