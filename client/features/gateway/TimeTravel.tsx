import { Button, Slider } from '@mantine/core';
import { IconArrowForwardUp, IconEye, IconGitFork, IconRestore } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentPoint, parsePoint, switchBranch } from '../../state/branch.ts';
import { useStore } from '../../state/store.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import panel from './ControlPanel.module.css';
import classes from './HistoryTab.module.css';
import { useBranchActions } from './useBranchActions.ts';

const NewBranch = lazyComponent(async () => (await import('./NewBranch.tsx')).NewBranch);

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm, true);

interface TimeTravelProps {
  branch: string;
  firstSeq: number;
  seq: number;
}

/** A slider over the commands of a branch: the dashboard can be shown, forked or reset at any of them. */
export function TimeTravel({ branch, firstSeq, seq }: TimeTravelProps) {
  const { t } = useTranslation('gateway');
  const id = useId();
  const shown = parsePoint(useStore(currentPoint)).seq;
  const [chosen, setChosen] = useState(shown);
  const [forking, setForking] = useState({ isOpen: false, times: 0 });
  const [isResetting, setResetting] = useState(false);
  const actions = useBranchActions();
  // The state before the first command can be shown, too.
  const first = Math.max(0, firstSeq - 1);
  const at = Math.min(Math.max(chosen ?? seq, first), seq);
  const isPresent = at === seq;
  const target = isPresent ? branch : `${branch}@${at}`;
  const isShown = currentPoint.get() === target || (isPresent && shown === seq);

  return (
    <section className={`${panel.card} ${panel.padded} ${classes.travel}`} aria-labelledby={id}>
      <div>
        <h2 id={id} className={panel.heading}>
          {t('travel.title')}
        </h2>
        <p className={panel.note} role="status">
          {shown === null
            ? t('travel.present', { branch, seq })
            : t('travel.past', { branch, seq: shown })}
        </p>
      </div>
      <div className={classes.slider}>
        <Slider
          min={first}
          max={seq}
          step={1}
          value={at}
          disabled={first === seq}
          label={(value) => t('history.number', { seq: value })}
          thumbLabel={t('travel.slider')}
          onChange={setChosen}
        />
      </div>
      <div className={classes.acts}>
        <Button
          disabled={isShown}
          leftSection={<IconEye size={16} stroke={1.7} aria-hidden />}
          onClick={() => switchBranch(target)}
        >
          {isPresent ? t('travel.showPresent') : t('travel.show', { seq: at })}
        </Button>
        {shown !== null && !isPresent && (
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
          onClick={() => setForking(({ times }) => ({ isOpen: true, times: times + 1 }))}
        >
          {t('travel.fork')}
        </Button>
        <Button
          variant="default"
          disabled={isPresent}
          leftSection={<IconRestore size={16} stroke={1.7} aria-hidden />}
          onClick={() => setResetting(true)}
        >
          {t('travel.reset')}
        </Button>
      </div>

      {forking.times > 0 && (
        <Suspense>
          <NewBranch
            key={forking.times}
            from={`${branch}@${at}`}
            isOpen={forking.isOpen}
            onClose={() => setForking(({ times }) => ({ isOpen: false, times }))}
          />
        </Suspense>
      )}
      {isResetting && (
        <Suspense>
          <Confirm
            title={t('reset.title', { branch })}
            text={t('reset.toPoint', { seq: at })}
            action={t('reset.action')}
            onClose={() => setResetting(false)}
            onConfirm={() => {
              setResetting(false);
              void actions.reset({ name: branch, seq }, at);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
