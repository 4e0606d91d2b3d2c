import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { daysAgo } from './daysAgo.ts';

const steps = [
  { id: 'ordered', tone: 'primary', days: 6 },
  { id: 'packed', tone: 'warning', days: 3 },
  { id: 'sent', tone: 'info', days: 1 },
  { id: 'delivered', tone: 'success', days: 0 },
] as const;

export function Plain() {
  const { t } = useTranslation('timeline');

  return (
    <Timeline
      label={t('label')}
      entries={steps.map(({ id, tone, days }) => ({
        id,
        tone,
        title: t(`step.${id}`),
        text: t(`text.${id}`),
        time: <DateText value={daysAgo(days)} />,
      }))}
    />
  );
}
