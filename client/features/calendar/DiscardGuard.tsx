import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { Confirm } from '../../ui/Confirm.tsx';

interface DiscardGuardProps {
  isDirty: () => boolean;
}

/** Asks before changes are thrown away, whichever way the editor is left. */
export function DiscardGuard({ isDirty }: DiscardGuardProps) {
  const { t } = useTranslation('calendar');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (nextLocation.pathname !== currentLocation.pathname ||
        eventIn(nextLocation.search) !== eventIn(currentLocation.search)),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;

  return (
    <Confirm
      title={t('discard.title')}
      text={t('discard.text')}
      action={t('discard.action')}
      cancel={t('discard.keep')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}

function eventIn(search: string): string | null {
  return new URLSearchParams(search).get('event');
}
