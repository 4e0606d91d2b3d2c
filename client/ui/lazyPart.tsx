import { type ComponentType, lazy, useState } from 'react';

/** Loads every part that a module has named so far. Tests do so before they touch anything. */
export const loadParts = () => Promise.all([...parts].map((load) => load()));
const parts = new Set<() => Promise<unknown>>();

/**
 * A part of a screen that its first load does not pay for. It comes when the browser has time, or
 * when it is shown before that; with `isOnDemand` only then. A load that failed can be tried again,
 * unlike React's own `lazy`.
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

/** Whatever is needed later, such as the toast that says there is no connection. */
export function whenIdle(task: () => unknown) {
  const soon = () => (window.requestIdleCallback ?? setTimeout)(() => void task());

  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
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
