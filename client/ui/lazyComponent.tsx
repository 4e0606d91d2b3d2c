import { type ComponentType, lazy, useState } from 'react';

/** Loads the code of all lazy components. Tests call this function before they use the page. */
export const loadComponents = () => Promise.all([...loaders].map((load) => load()));
const loaders = new Set<() => Promise<unknown>>();

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code in advance, so that the component renders without a fallback. */
  preload: () => Promise<unknown>;
};

/**
 * Creates a component with `React.lazy`, for a dialog, an editor or a chart. Unlike `lazy`, a failed load
 * can be repeated. The code also loads when the browser is idle after the first interaction, so that the
 * component can be opened offline. With `isOnDemand`, the code only loads when the component is rendered.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOnDemand = false,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadAndStore = async () => {
    Loaded = await load();
    return Loaded;
  };
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadAndStore() };
      } catch (error) {
        Component = createLazy();
        throw error;
      }
    });
  let Component = createLazy();

  if (!isOnDemand) {
    loaders.add(loadAndStore);
    if (import.meta.env.PROD && !import.meta.env.SSR)
      runAfterInteractionOrTimeout(() => loadAndStore().catch(() => null));
  }

  function LazyComponent(props: Props) {
    // Code that is already loaded renders without a fallback.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Component);
    return <Shown {...props} />;
  }
  return Object.assign(LazyComponent, { preload: loadAndStore });
}

/** The events that count as an interaction of the viewer. */
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

let firstInteraction: Promise<void> | undefined;

/** Resolves at the first interaction of the viewer with the page. */
function waitForInteraction(): Promise<void> {
  firstInteraction ??= new Promise((resolve) => {
    const listeners = new AbortController();
    const handleInteraction = (event: Event) => {
      // A browser also fires this event when the page scrolls under a pointer that rests.
      if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return;
      listeners.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: listeners.signal };
    for (const interaction of interactions)
      window.addEventListener(interaction, handleInteraction, options);
  });
  return firstInteraction;
}

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/** The time in milliseconds after which a task also runs in a browser that is never idle. */
const idleTimeout = 5000;

/** Runs a task when the browser is idle, and after five seconds at the latest. */
export function runWhenIdle(task: () => unknown) {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) setTimeout(task);
  else window.requestIdleCallback(() => void task(), { timeout: idleTimeout });
}

let interactionOrTimeout: Promise<unknown> | undefined;

/**
 * Runs a task when the browser is idle, after the first interaction or 15 seconds. An earlier task would
 * delay the first screen. At a later time, the connection may be lost.
 */
function runAfterInteractionOrTimeout(task: () => unknown) {
  interactionOrTimeout ??= Promise.race([
    waitForInteraction(),
    new Promise((resolve) => setTimeout(resolve, 15_000)),
  ]);
  void interactionOrTimeout.then(() => runWhenIdle(task));
}

/** Runs a task when the browser is idle after the first interaction. */
export function runAfterInteraction(task: () => unknown) {
  void waitForInteraction().then(() => runWhenIdle(task));
}
