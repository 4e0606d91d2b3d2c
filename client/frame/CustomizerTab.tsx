import { IconSettings } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../data/store.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import classes from './CustomizerTab.module.css';
import { loadTexts } from './i18n.ts';
import { isCustomizerOpen } from './isCustomizerOpen.ts';

const Customizer = lazyComponent(async () => {
  const [module] = await Promise.all([import('./Customizer.tsx'), loadTexts('app/customizer')]);
  return module.Customizer;
});

/** The button at the edge of the window that opens and closes the customizer. */
export function CustomizerTab() {
  const { t } = useTranslation('app');
  const isOpen = useStore(isCustomizerOpen);
  const opener = useRef<Element>(null);

  if (isOpen && !opener.current) opener.current = document.activeElement;

  function close() {
    isCustomizerOpen.set(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }

  return (
    <>
      <button
        type="button"
        className={classes.tab}
        aria-label={t('customizer.open')}
        aria-expanded={isOpen}
        data-frame-part
        onClick={() => (isOpen ? close() : isCustomizerOpen.set(true))}
      >
        <IconSettings size={20} stroke={1.6} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <Customizer onClose={close} />
        </Suspense>
      )}
    </>
  );
}
