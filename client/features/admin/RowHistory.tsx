import { Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type LoadedQuery, useLoadedQuery } from '../../data/loader.ts';
import type {
  AdminHistoryQuery,
  AdminHistoryQueryVariables,
  RecordChangeKind,
} from '../../gql/admin/graphql.ts';
import { Section } from '../../ui/Section.tsx';
import { Timeline, type TimelineEntry } from '../../ui/Timeline.tsx';
import { TimeText } from '../../ui/TimeText.tsx';

const styles: Record<RecordChangeKind, Pick<TimelineEntry, 'tone' | 'icon'>> = {
  ADDED: { tone: 'success', icon: IconPlus },
  CHANGED: { tone: 'primary', icon: IconPencil },
  REMOVED: { tone: 'danger', icon: IconTrash },
  MISSED: {},
};

/** The changes of a row in the journal, latest first. */
export function RowHistory({
  query,
}: {
  query: LoadedQuery<AdminHistoryQuery, AdminHistoryQueryVariables>;
}) {
  const { t } = useTranslation('admin');
  const { data } = useLoadedQuery(query);
  const entries = data.history.map(
    ({ position, kind, at, field }): TimelineEntry => ({
      id: position,
      ...styles[kind],
      title: t(`history.${kind}`),
      time: <TimeText value={at} />,
      text: <code>{field}</code>,
    }),
  );

  return (
    <Section title={t('history.title')} mod={{ edge: 'padded' }}>
      {entries.length > 0 ? (
        <Timeline label={t('history.title')} entries={entries} />
      ) : (
        <Text c="dimmed">{t('history.empty')}</Text>
      )}
    </Section>
  );
}
