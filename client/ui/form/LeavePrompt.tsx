import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { lazyComponent } from '../lazyComponent.tsx';
import { type LeaveGuard, listDirtyGuards, listLeftGuards } from './leaveGuard.ts';

// The dialog is needed later than the form, so that it is a chunk of its own.
const Confirm = lazyComponent(async () => (await import('../Confirm.tsx')).Confirm);

/** Asks for confirmation before a navigation discards unsaved changes of a form. There is one for all screens. */
export function LeavePrompt() {
  /** The guards that have blocked the last navigation. */
  const blockingGuards = useRef<LeaveGuard[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    blockingGuards.current = listLeftGuards(currentLocation, nextLocation);
    return blockingGuards.current.length > 0;
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (listDirtyGuards().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return (
    <DiscardConfirm
      text={blockingGuards.current[0]?.text}
      onKeep={blocker.reset}
      onDiscard={() => {
        for (const guard of blockingGuards.current) guard.onDiscard();
        blocker.proceed();
      }}
    />
  );
}

interface DiscardConfirmProps {
  text?: string;
  onDiscard: () => void;
  onKeep: () => void;
}

/** The dialog that asks whether unsaved changes are discarded. */
export function DiscardConfirm({ text, onDiscard, onKeep }: DiscardConfirmProps) {
  const { t } = useTranslation('app');

  return (
    <Suspense>
      <Confirm
        title={t('ui.discard.title')}
        text={text ?? t('ui.discard.text')}
        action={t('ui.discard.action')}
        cancel={t('ui.discard.keep')}
        onConfirm={onDiscard}
        onClose={onKeep}
      />
    </Suspense>
  );
}
