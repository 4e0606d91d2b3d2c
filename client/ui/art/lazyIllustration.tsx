import { type ComponentType, lazy, Suspense } from 'react';

/**
 * Creates a component that loads an illustration after its screen. Its space is empty until the code is
 * loaded, or if it cannot be loaded.
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
      <Suspense fallback={<span data-pending-illustration hidden />}>
        <Illustration {...props} />
      </Suspense>
    );
  };
}
