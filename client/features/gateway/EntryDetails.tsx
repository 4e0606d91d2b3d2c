import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconEye, IconGitFork } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { switchBranch } from '../../data/branch.ts';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { getDateFormat } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { getForkDraftName } from './branchNames.ts';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './Details.module.css';
import { DiffList } from './DiffList.tsx';
import type { JournalEntry } from './useJournal.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const NewBranchForm = lazyComponent(
  async () => (await import('./NewBranchForm.tsx')).NewBranchForm,
);

interface EntryDetailsProps {
  branch: string;
  entry: JournalEntry;
  isOpen: boolean;
  onClose: () => void;
}

/** A command of the journal: its caller, its arguments, and the rows that it changed. */
export function EntryDetails({ branch, entry, isOpen, onClose }: EntryDetailsProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const returnFocus = useReturnFocus(isOpen);
  const forkForm = useDraftDrawer(getForkDraftName(entry.seq));
  const { seq, field, kind, at, viewerName, viewerId, outcome, args } = entry;
  const caller = viewerName ?? (viewerId === null ? null : t('history.account', { id: viewerId }));
  const facts = [
    [t('entry.number'), String(seq)],
    [t('entry.kind'), t(`kind.${kind}`)],
    [t('entry.outcome'), t(`outcome.${outcome}`)],
    [t('entry.caller'), caller ?? t('entry.noCaller')],
    [
      t('entry.at'),
      getDateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at)),
    ],
  ];

  return (
    <SideDrawer label={field} isOpen={isOpen} size={640} onClose={onClose} onExited={returnFocus}>
      <DrawerHeader title={field} onClose={onClose} />
      <Stack gap="xl" className={classes.content}>
        <SimpleGrid
          component="dl"
          spacing="lg"
          verticalSpacing="md"
          minColWidth={160}
          className={classes.facts}
        >
          {facts.map(([label, value]) => (
            <div key={label}>
              <Text component="dt" size="xs" c="dimmed">
                {label}
              </Text>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </SimpleGrid>
        <Group gap="sm" align="stretch">
          <Button
            variant="default"
            leftSection={<IconEye size={16} stroke={1.7} aria-hidden />}
            onClick={() => switchBranch(`${branch}@${seq}`)}
          >
            {t('travel.show', { seq })}
          </Button>
          <Button
            variant="default"
            leftSection={<IconGitFork size={16} stroke={1.7} aria-hidden />}
            onClick={forkForm.open}
          >
            {t('travel.fork')}
          </Button>
        </Group>
        <Stack component="section" gap="md" align="flex-start" className={classes.section}>
          <Title order={3} size="h3">
            {t('entry.changes')}
          </Title>
          <DiffList from={`${branch}@${seq - 1}`} to={`${branch}@${seq}`} />
        </Stack>
        <Stack component="section" gap="md" align="flex-start" className={classes.section}>
          <Title order={3} size="h3">
            {t('entry.args')}
          </Title>
          <CodeBlock label={t('entry.args')} code={JSON.stringify(args, null, 2)} />
        </Stack>
      </Stack>
      {forkForm.key > 0 && (
        <Suspense>
          <NewBranchForm
            key={forkForm.key}
            draft={getForkDraftName(seq)}
            from={`${branch}@${seq}`}
            isOpen={forkForm.isOpen}
            onClose={forkForm.close}
          />
        </Suspense>
      )}
    </SideDrawer>
  );
}
