import { Suspense, useEffect, useState } from 'react';
import { useAbility } from '../../state/abilities.ts';
import { currentPoint, mainBranch } from '../../state/branch.ts';
import { controlPanel, setControlPanel } from '../../state/controlPanel.ts';
import { useStore } from '../../state/store.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { need } from './need.ts';

const ControlDrawer = lazyComponent(
  async () => (await import('./ControlDrawer.tsx')).ControlDrawer,
  true,
);
const FaultNotice = lazyComponent(
  async () => (await import('./FaultNotice.tsx')).FaultNotice,
  true,
);

/**
 * The control panel over the screen, and the notice that fault rules are on. Both are loaded only when
 * they are needed. On `main`, faults are only watched after the panel was used in this tab, so that other
 * viewers send no request for them.
 */
export function GatewayOverlay() {
  const can = useAbility();

  return can(need) && <Overlay />;
}

function Overlay() {
  const state = useStore(controlPanel);
  const isOnMain = useStore(currentPoint) === mainBranch;
  const [wasOpen, setWasOpen] = useState(false);
  if (state === 'open' && !wasOpen) setWasOpen(true);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      setControlPanel(controlPanel.get() === 'open' ? 'closed' : 'open');
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
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

/** Alt+G. On a Mac, the key types another character with Option, so that its place counts. */
function isShortcut({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyG' && altKey && !ctrlKey && !metaKey && !shiftKey;
}
