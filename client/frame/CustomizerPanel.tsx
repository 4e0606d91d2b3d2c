import { Suspense, useRef } from 'react';
import { useStore } from '../data/store.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { loadTexts } from './i18n.ts';
import { isCustomizerOpen } from './isCustomizerOpen.ts';

const Customizer = lazyComponent(async () => {
  const [module] = await Promise.all([import('./Customizer.tsx'), loadTexts('app/customizer')]);
  return module.Customizer;
});

/** The customizer while it is open. When it closes, the focus returns to the control that opened it. */
export function CustomizerPanel() {
  const isOpen = useStore(isCustomizerOpen);
  const opener = useRef<Element>(null);

  if (isOpen && !opener.current) opener.current = document.activeElement;
  if (!isOpen) return null;

  function close() {
    isCustomizerOpen.set(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }

  return (
    <Suspense>
      <Customizer onClose={close} />
    </Suspense>
  );
}
