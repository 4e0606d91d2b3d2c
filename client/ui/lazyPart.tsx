import { type ComponentType, lazy, useState } from 'react';

/** Loads every part that a module has named so far. Tests do so before they touch anything. */
export const loadParts = () => Promise.all([...parts].map((load) => load()));
const parts = new Set<() => Promise<unknown>>();

/**
 * A part of a screen that its first load does not pay for. It comes when the page is in use and the
 * browser has time, or when it is shown before that; with `isOnDemand` only then. A load that failed
 * can be tried again, unlike React's own `lazy`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOnDemand = false,
): ComponentType<Props> {
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
        Part = attempt();
        throw error;
      }
    });
  let Part = attempt();

  if (!isOnDemand) {
    parts.add(keep);
    if (import.meta.env.PROD) whenIdle(() => keep().catch(() => null));
  }

  return function LazyPart(props: Props) {
    // What is here already shows at once, without a fallback.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Part);
    return <Shown {...props} />;
  };
}

/** What somebody does first who uses a page. */
const acts = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

let inUse: Promise<void> | undefined;

/** When somebody starts to use the page, or has had it before them for a while, such as before the connection ends. */
function startOfUse(): Promise<void> {
  return new Promise((resolve) => {
    const started = new AbortController();
    const start = (event?: Event) => {
      // A browser tells of the pointer also when the page moves under it.
      if (event?.type === 'pointermove' && !isMove(event as PointerEvent)) return;
      started.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: started.signal };
    for (const act of acts) window.addEventListener(act, start, options);
    setTimeout(start, 15_000);
  });
}

const isMove = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/** Until a page is used, what may be needed later would only delay what is shown. */
function whenIdle(task: () => unknown) {
  inUse ??= startOfUse();
  void inUse.then(() => (window.requestIdleCallback ?? setTimeout)(() => void task()));
}

/**
 * Resolves when nobody is at work in the elements that a selector finds: none holds the focus or the
 * button of an open menu. A part that takes their place waits for it, or both would be lost.
 */
export async function whenLeft(selector: string): Promise<void> {
  const isInUse = () =>
    [...document.querySelectorAll(selector)].some(
      (place) =>
        place.contains(document.activeElement) || place.querySelector("[aria-expanded='true']"),
    );

  while (isInUse()) {
    await new Promise((resolve) => document.addEventListener('focusout', resolve, { once: true }));
    // A menu that closes gives the focus back in the next moment.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
