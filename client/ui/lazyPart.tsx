import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';

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
    if (import.meta.env.PROD && !import.meta.env.SSR) whenIdle(() => keep().catch(() => null));
  }

  return function LazyPart(props: Props) {
    // What is here already shows at once, without a fallback.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Part);
    return <Shown {...props} />;
  };
}

/**
 * A part that takes the place of a plainer one, which stands until nobody is at work in the elements
 * that a selector finds. It does so at once: React shows what a `Suspense` waits for up to 300 ms
 * later, and a menu that was opened in between would be lost.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  selector: string,
): ComponentType<Props & { plain: ReactNode }> {
  let Loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    Loaded = await load();
  };
  parts.add(keep);

  return function LaterPart({ plain, ...props }) {
    const [Shown, setShown] = useState(() => Loaded);

    useEffect(() => {
      let isHere = true;
      const show = () => isHere && setShown(() => Loaded);
      // Without it, the plain one does.
      void keep()
        .then(() => whenLeft(selector))
        .then(show, () => null);
      return () => {
        isHere = false;
      };
    }, []);

    return Shown ? <Shown {...(props as unknown as Props)} /> : plain;
  };
}

/** What somebody does first who uses a page. */
const acts = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

let firstUse: Promise<void> | undefined;

/** When somebody starts to use the page. */
function startOfUse(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const started = new AbortController();
    const start = (event: Event) => {
      // A browser tells of the pointer also when the page moves under it.
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

/** Runs a task when the browser has nothing else to do. */
export const idle = (task: () => unknown) =>
  (window.requestIdleCallback ?? setTimeout)(() => void task());

let longOpen: Promise<unknown> | undefined;

/**
 * Until a page is used, what may be needed later would only delay what is shown. After a while it is
 * loaded all the same, before the connection ends.
 */
function whenIdle(task: () => unknown) {
  longOpen ??= Promise.race([startOfUse(), new Promise((resolve) => setTimeout(resolve, 15_000))]);
  void longOpen.then(() => idle(task));
}

/** What takes its time and is not seen yet is done when somebody is there, and nothing else to do. */
export function whenInUse(task: () => unknown) {
  void startOfUse().then(() => idle(task));
}

/**
 * Resolves when nobody is at work in the elements that a selector finds: none holds the focus or the
 * button of an open menu.
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
