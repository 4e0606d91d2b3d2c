import { DirectionContext, MantineProvider } from '@mantine/core';
import { type PropsWithChildren, Suspense, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useStore } from '../data/store.ts';
import {
  changeLayout,
  type Direction,
  useLayout,
  useResolvedColorScheme,
} from '../theme/layout.ts';
import { cssVariablesResolver, theme } from '../theme/theme.ts';
import { openQuestion } from '../ui/confirmation.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { hasToasts } from '../ui/toasts.ts';
import { i18n } from './i18n.ts';

const Confirm = lazyComponent(async () => (await import('../ui/Confirm.tsx')).Confirm);
const Toaster = lazyComponent(async () => (await import('../ui/Toaster.tsx')).Toaster);

export interface ProvidersProps extends PropsWithChildren {
  env?: 'test';
}

/** Provides texts, theme and text direction to all screens, and renders the toasts. */
export function Providers({ env, children }: ProvidersProps) {
  const { direction } = useLayout();
  const colorScheme = useResolvedColorScheme();
  const question = useStore(openQuestion);
  const needsToaster = useStore(hasToasts);
  const directionContext = useMemo(() => {
    const setDirection = (dir: Direction) => changeLayout({ direction: dir });
    const toggleDirection = () => setDirection(direction === 'ltr' ? 'rtl' : 'ltr');
    return { dir: direction, setDirection, toggleDirection };
  }, [direction]);

  return (
    <I18nextProvider i18n={i18n}>
      <DirectionContext value={directionContext}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          forceColorScheme={colorScheme}
          env={env}
          withCssVariables={false}
          withGlobalClasses={false}
        >
          {children}
          {question && (
            <Suspense>
              <Confirm
                {...question}
                onConfirm={() => question.answer(true)}
                onClose={() => question.answer(false)}
              />
            </Suspense>
          )}
          {needsToaster && (
            <Suspense>
              <Toaster />
            </Suspense>
          )}
        </MantineProvider>
      </DirectionContext>
    </I18nextProvider>
  );
}
