import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router-dom';
import { lazyComponent } from './lazyComponent.tsx';

// The dialog is needed later than the form, so that it is a chunk of its own.
const Confirm = lazyComponent(async () => (await import('./Confirm.tsx')).Confirm);

interface LeaveGuardProps {
  isDirty: () => boolean;
  /** Returns whether a navigation leaves the screen. The default compares the paths. */
  isLeaving?: (from: Location, to: Location) => boolean;
  text?: string;
}

/** Asks for confirmation before navigation discards changes. */
export function LeaveGuard({ isDirty, isLeaving = isOtherPath, text }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && isLeaving(currentLocation, nextLocation),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return <DiscardConfirm text={text} onDiscard={blocker.proceed} onKeep={blocker.reset} />;
}

interface DiscardConfirmProps {
  text?: string;
  onDiscard: () => void;
  onKeep: () => void;
}

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

function isOtherPath(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
