import { type ComponentType, lazy, Suspense } from 'react';

/**
 * Creates a component that loads an illustration after the screen it belongs to. Its place stays
 * empty until the code is loaded, and when that fails: no screen depends on its illustration.
 */
export function lazyIllustration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Illustration = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });

  return function LazyIllustration(props) {
    return (
      <Suspense>
        <Illustration {...props} />
      </Suspense>
    );
  };
}
