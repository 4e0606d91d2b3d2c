/** The time at which the loader of the current screen started, by `performance.now()`. Undefined before the first loader. */
export const screenStart: { time?: number } = {};

/** Stores the start of a screen. The first screen starts with the page: the frame sends operations before the loader. */
export function markScreenStart() {
  screenStart.time = screenStart.time === undefined ? 0 : performance.now();
}
