import { Box, Button, Card, Group, Slider, Text, Title } from '@mantine/core';
import { IconArrowForwardUp, IconEye, IconGitFork, IconRestore } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentPoint, parsePoint, switchBranch } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import { confirm } from '../../ui/confirmation.ts';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './HistoryTab.module.css';
import { useBranchActions } from './useBranchActions.ts';

const NewBranchForm = lazyComponent(
  async () => (await import('./NewBranchForm.tsx')).NewBranchForm,
);

const forkDraft = 'branch.travel';

interface TimeTravelProps {
  branch: string;
  firstSeq: number;
  seq: number;
}

/** A slider over the commands of a branch. The user can show, fork and restore the state after each command. */
export function TimeTravel({ branch, firstSeq, seq }: TimeTravelProps) {
  const { t } = useTranslation('gateway');
  const id = useId();
  const shownSeq = parsePoint(useStore(currentPoint)).seq;
  const [selectedSeq, setSelectedSeq] = useState(shownSeq);
  const forkForm = useDraftDrawer(forkDraft);
  const actions = useBranchActions();
  // The slider begins with the state before the first command.
  const minSeq = Math.max(0, firstSeq - 1);
  const targetSeq = Math.min(Math.max(selectedSeq ?? seq, minSeq), seq);
  const isPresent = targetSeq === seq;
  const targetPoint = isPresent ? branch : `${branch}@${targetSeq}`;
  const isShown = currentPoint.get() === targetPoint || (isPresent && shownSeq === seq);

  async function confirmAndReset() {
    const isConfirmed = await confirm({
      title: t('reset.title', { branch }),
      text: t('reset.toPoint', { seq: targetSeq }),
      action: t('reset.action'),
    });
    if (isConfirmed) void actions.reset({ name: branch, seq }, targetSeq);
  }

  return (
    <Card
      component="section"
      padding="20px 24px"
      mod={{ edge: 'padded' }}
      className={classes.timeTravel}
      aria-labelledby={id}
    >
      <div>
        <Title order={2} size="h3" id={id}>
          {t('travel.title')}
        </Title>
        <Text c="dimmed" role="status">
          {shownSeq === null
            ? t('travel.present', { branch, seq })
            : t('travel.past', { branch, seq: shownSeq })}
        </Text>
      </div>
      <Box px="sm">
        <Slider
          min={minSeq}
          max={seq}
          step={1}
          value={targetSeq}
          disabled={minSeq === seq}
          label={(value) => t('history.number', { seq: value })}
          thumbLabel={t('travel.slider')}
          onChange={setSelectedSeq}
        />
      </Box>
      <Group gap="sm" align="stretch">
        <Button
          disabled={isShown}
          leftSection={<IconEye size={16} stroke={1.7} aria-hidden />}
          onClick={() => switchBranch(targetPoint)}
        >
          {isPresent ? t('travel.showPresent') : t('travel.show', { seq: targetSeq })}
        </Button>
        {shownSeq !== null && !isPresent && (
          <Button
            variant="default"
            leftSection={<IconArrowForwardUp size={16} stroke={1.7} aria-hidden />}
            onClick={() => switchBranch(branch)}
          >
            {t('travel.back')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconGitFork size={16} stroke={1.7} aria-hidden />}
          onClick={forkForm.open}
        >
          {t('travel.fork')}
        </Button>
        <Button
          variant="default"
          disabled={isPresent}
          leftSection={<IconRestore size={16} stroke={1.7} aria-hidden />}
          onClick={() => void confirmAndReset()}
        >
          {t('travel.reset')}
        </Button>
      </Group>

      {forkForm.key > 0 && (
        <Suspense>
          <NewBranchForm
            key={forkForm.key}
            draft={forkDraft}
            from={`${branch}@${targetSeq}`}
            isOpen={forkForm.isOpen}
            onClose={forkForm.close}
          />
        </Suspense>
      )}
    </Card>
  );
}
