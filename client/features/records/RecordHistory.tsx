import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasControls, hasOwnSchema } from '../../config.ts';
import { currentPoint, parsePoint, switchBranch } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import type { RecordChangeKind, RecordHistoryQuery } from '../../gql/records/graphql.ts';
import { useRecordHistoryQuery, useUndoRecordChangeMutation } from '../../gql/records/hooks.ts';
import { useAbility } from '../../session/abilities.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { Timeline, type TimelineEntry } from '../../ui/Timeline.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import { showToast } from '../../ui/toasts.ts';

const styles: Record<RecordChangeKind, Pick<TimelineEntry, 'tone' | 'icon'>> = {
  ADDED: { tone: 'success', icon: IconPlus },
  CHANGED: { tone: 'primary', icon: IconPencil },
  REMOVED: { tone: 'danger', icon: IconTrash },
  MISSED: {},
};

type Entry = RecordHistoryQuery['history'][number];

interface RecordHistoryProps {
  /** The GraphQL type of the record. */
  type: string;
  id: number | string;
}

declare module '../../feature.ts' {
  interface SharedComponents {
    'records.history': RecordHistoryProps;
  }
}

/**
 * The commands that changed a record, latest first, from the journal. With the control panel, the user can look at the state
 * after each command, and undo the last command of the branch.
 */
export function RecordHistory({ type, id }: RecordHistoryProps) {
  const { t } = useTranslation('records');
  const can = useAbility();
  const { branch, seq } = parsePoint(useStore(currentPoint));
  const canTravel = hasControls && can({ action: 'manage', subject: 'all' });
  const canUndo = canTravel && seq === null;
  const { data, error } = useRecordHistoryQuery({
    variables: { type, id: String(id), branch, canUndo },
    skip: !can(),
    fetchPolicy: 'cache-and-network',
    context: { followsOwnChanges: true },
  });
  if (!can() || (error && !data)) return null;

  const entries = data?.history ?? [];
  return (
    <Section title={t('title')} mod={{ edge: 'padded' }} data-screen-only>
      {data && entries.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      <Timeline
        label={t('title')}
        entries={entries.map((entry) => ({
          id: entry.position,
          ...styles[entry.kind],
          title: describeChange(t, entry),
          time: <TimeText value={entry.at} />,
          text: (
            <>
              {hasOwnSchema ? (
                <code>{entry.field}</code>
              ) : (
                <bdi>{entry.viewerName ?? t('nobody')}</bdi>
              )}
              {canTravel && (
                <Actions
                  entry={entry}
                  branch={branch}
                  isShown={entry.position === seq}
                  isUndoable={canUndo && data?.branch?.undoable?.seq === entry.position}
                />
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
}

interface ActionsProps {
  entry: Entry;
  branch: string;
  /** Whether the screen shows the state after this command. */
  isShown: boolean;
  isUndoable: boolean;
}

function Actions({ entry, branch, isShown, isUndoable }: ActionsProps) {
  const { t } = useTranslation('records');
  const [undoCommand, { loading, client }] = useUndoRecordChangeMutation();
  const text = describeChange(t, entry);

  async function undo() {
    const { error } = await undoCommand({ variables: { branch } });
    if (error) return;
    // Rejects the queries that are in flight. The screen sends them again.
    await client.resetStore().catch(() => null);
    void showToast({ kind: 'success', message: t('undone', { text }) });
  }

  return (
    <Group component="span" gap="xs" ms={-10}>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={isShown}
        leftSection={<IconEye size={16} stroke={1.7} aria-hidden />}
        aria-label={t('showOf', { text })}
        onClick={() => switchBranch(`${branch}@${entry.position}`)}
      >
        {t('show')}
      </Button>
      {isUndoable && (
        <LoadingButton
          size="compact-sm"
          variant="subtle"
          loading={loading}
          leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
          aria-label={t('undoOf', { text })}
          onClick={() => void undo()}
        >
          {t('undo')}
        </LoadingButton>
      )}
    </Group>
  );
}

/** Returns what a command did to a record, such as "Paid by card". Commands without a text are described by the kind of change. */
const describeChange = (t: TFunction<'records'>, { field, kind }: Entry): string =>
  t([`command.${field}` as 'command.addTask', `kind.${kind}`]);
