import { Button, Card, Flex, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsDiff,
  IconClock,
  IconPencilBolt,
  IconSettings,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { useFormDrawer } from '../../ui/form/useFormDrawer.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import { getForkDraftName } from './branchNames.ts';
import panel from './ControlPanel.module.css';
import classes from './HistoryTab.module.css';
import { TimeTravel } from './TimeTravel.tsx';
import { useBranch } from './useBranch.ts';
import { useBranchActions } from './useBranchActions.ts';
import { type JournalEntry, useJournal } from './useJournal.ts';

const CompareDrawer = lazyComponent(
  async () => (await import('./CompareDrawer.tsx')).CompareDrawer,
);
const EntryDetails = lazyComponent(async () => (await import('./EntryDetails.tsx')).EntryDetails);

const icons = { MUTATION: IconPencilBolt, TIMER: IconClock, CONTROL: IconSettings };

/** The journal of the branch. The user can show, fork and restore each earlier state. */
export function HistoryTab() {
  const { t } = useTranslation('gateway');
  const { name, branch } = useBranch();
  const journal = useJournal(name, branch?.seq);
  const actions = useBranchActions();
  const details = useFormDrawer(() =>
    journal.entries.find(({ seq }) => hasDraft(getForkDraftName(seq))),
  );
  const [compareDrawer, setCompareDrawer] = useState({ isOpen: false, openCount: 0 });

  if (journal.error) return <PanelFailure onRetry={() => void journal.reload()} />;
  if (!journal.isReady) return <Skeleton height={320} radius={10} data-placeholder />;

  return (
    <Stack gap={20}>
      <TimeTravel branch={name} firstSeq={journal.firstSeq} seq={journal.seq} />

      <Card component="section" padding={0} mod="edge" aria-label={t('history.commands')}>
        <Group gap="sm" mih={60} p="md" mod="line-bottom">
          <Title order={2} size="h3" ps={{ base: 'xs', xs: 'md' }}>
            {t('history.commands')}
          </Title>
          <Group gap="sm" ms="auto" align="stretch">
            <Button
              variant="default"
              leftSection={<IconArrowsDiff size={16} stroke={1.7} aria-hidden />}
              onClick={() =>
                setCompareDrawer(({ openCount }) => ({ isOpen: true, openCount: openCount + 1 }))
              }
            >
              {t('history.compare')}
            </Button>
            <Button
              variant="default"
              disabled={!branch?.undoable}
              leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
              onClick={() => branch && void actions.undo(branch)}
            >
              {t('history.undo')}
            </Button>
          </Group>
        </Group>

        {journal.entries.length === 0 ? (
          <EmptyState
            drawing="desk"
            title={t('history.empty.title')}
            text={t('history.empty.text')}
          />
        ) : (
          <div className={classes.timeline}>
            <Timeline
              label={t('history.commands')}
              entries={journal.entries.map((entry) => ({
                id: entry.seq,
                icon: icons[entry.kind],
                tone: entry.outcome === 'REFUSED' ? 'danger' : getTone(entry),
                title: (
                  <button
                    type="button"
                    className={panel.link}
                    aria-label={t('history.open', { field: entry.field, seq: entry.seq })}
                    onClick={() => details.open(entry)}
                  >
                    <bdi>{entry.field}</bdi>
                  </button>
                ),
                time: <TimeText value={entry.at} />,
                text: <EntryText entry={entry} />,
              }))}
            />
            {journal.hasOlder && (
              <LoadingButton
                variant="default"
                loading={journal.isLoadingOlder}
                onClick={journal.loadOlder}
              >
                {t('history.older')}
              </LoadingButton>
            )}
          </div>
        )}
      </Card>

      {details.subject && (
        <Suspense>
          <EntryDetails
            branch={name}
            entry={details.subject}
            isOpen={details.isOpen}
            onClose={details.close}
          />
        </Suspense>
      )}
      {compareDrawer.openCount > 0 && (
        <Suspense>
          <CompareDrawer
            key={compareDrawer.openCount}
            branch={name}
            seq={journal.seq}
            firstSeq={journal.firstSeq}
            isOpen={compareDrawer.isOpen}
            onClose={() => setCompareDrawer(({ openCount }) => ({ isOpen: false, openCount }))}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const getTone = ({ kind }: JournalEntry) => (kind === 'MUTATION' ? 'primary' : 'neutral');

function EntryText({ entry }: { entry: JournalEntry }) {
  const { t } = useTranslation('gateway');
  const { seq, kind, viewerName, viewerId, outcome, restoredSeq } = entry;
  const caller =
    viewerName ?? (viewerId === null ? t(`kind.${kind}`) : t('history.account', { id: viewerId }));

  return (
    <Flex component="span" gap="sm" wrap="wrap" align="center">
      <Text span inherit c="dimmed">
        {t('history.number', { seq })} · <bdi>{caller}</bdi>
        {restoredSeq !== null && <> · {t('history.restored', { seq: restoredSeq })}</>}
      </Text>
      {outcome === 'REFUSED' && <StatusBadge tone="danger">{t('outcome.REFUSED')}</StatusBadge>}
    </Flex>
  );
}
