import { Suspense, useEffect, useState } from 'react';
import { currentPoint, mainBranch } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import { useAbility } from '../../session/abilities.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { controlPanel, setControlPanel } from './controlPanel.ts';
import { requiredAbility } from './requiredAbility.ts';

const ControlDrawer = lazyComponent(
  async () => (await import('./ControlDrawer.tsx')).ControlDrawer,
  true,
);
const FaultNotice = lazyComponent(
  async () => (await import('./FaultNotice.tsx')).FaultNotice,
  true,
);

/**
 * The drawer of the control panel, and the notice that fault rules are on. Both are loaded only when they
 * are needed. On `main`, the notice is loaded after the panel was used in this tab, so that most viewers
 * send no request for fault rules.
 */
export function GatewayOverlay() {
  const can = useAbility();

  return can(requiredAbility) && <Overlay />;
}

function Overlay() {
  const state = useStore(controlPanel);
  const isOnMain = useStore(currentPoint) === mainBranch;
  const [wasOpen, setWasOpen] = useState(false);
  if (state === 'open' && !wasOpen) setWasOpen(true);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      setControlPanel(controlPanel.get() === 'open' ? 'closed' : 'open');
    }

    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return (
    <>
      {(state !== 'unused' || !isOnMain) && (
        <Suspense>
          <FaultNotice />
        </Suspense>
      )}
      {wasOpen && (
        <Suspense>
          <ControlDrawer isOpen={state === 'open'} onClose={() => setControlPanel('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** Returns whether the key is Alt+G. Compares the physical key, because Option+G types another character on a Mac. */
function isShortcut({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyG' && altKey && !ctrlKey && !metaKey && !shiftKey;
}
