import { type ComponentType, lazy, useState } from 'react';

/** Loads all components that have been declared so far. Tests call it before they act. */
export const loadComponents = () => Promise.all([...loaders].map((load) => load()));
const loaders = new Set<() => Promise<unknown>>();

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code, so that the component renders at once later. */
  preload: () => Promise<unknown>;
};

/**
 * Creates a component with `React.lazy`, for a dialog, an editor or a chart. Differences to `lazy`:
 * a failed load can be repeated, and the code is also loaded when the page is in use and the browser is
 * idle, so that the component still opens offline. With `isOnDemand`, it is loaded only when rendered.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOnDemand = false,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    Loaded = await load();
    return Loaded;
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await keep() };
      } catch (error) {
        Component = attempt();
        throw error;
      }
    });
  let Component = attempt();

  if (!isOnDemand) {
    loaders.add(keep);
    if (import.meta.env.PROD && !import.meta.env.SSR) whenIdle(() => keep().catch(() => null));
  }

  function LazyComponent(props: Props) {
    // Code that is already loaded renders without a fallback.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Component);
    return <Shown {...props} />;
  }
  return Object.assign(LazyComponent, { preload: keep });
}

/** The events of a viewer who uses the page. */
const acts = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

let firstUse: Promise<void> | undefined;

/** Resolves when the viewer starts to use the page. */
function startOfUse(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const started = new AbortController();
    const start = (event: Event) => {
      // A browser also fires this event when the page moves under the pointer.
      if (event.type === 'pointermove' && !isMove(event as PointerEvent)) return;
      started.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: started.signal };
    for (const act of acts) window.addEventListener(act, start, options);
  });
  return firstUse;
}

const isMove = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/** Runs a task when the browser is idle. */
export const runWhenIdle = (task: () => unknown) =>
  (window.requestIdleCallback ?? setTimeout)(() => void task());

let longOpen: Promise<unknown> | undefined;

/**
 * Runs a task when the page is in use, or after 15 seconds. Earlier, the task would delay the first
 * screen. Later, the connection may have ended.
 */
function whenIdle(task: () => unknown) {
  longOpen ??= Promise.race([startOfUse(), new Promise((resolve) => setTimeout(resolve, 15_000))]);
  void longOpen.then(() => runWhenIdle(task));
}

/** Runs a task when the page is in use and the browser is idle. */
export function runWhenInUse(task: () => unknown) {
  void startOfUse().then(() => runWhenIdle(task));
}
