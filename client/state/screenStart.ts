/** When the loader of the present screen started, as `performance.now()` measures time. Undefined before the first one. */
export const screenStart: { time?: number } = {};

/** Called by each loader. The first screen starts with the page: its frame sends operations before the loader runs. */
export function markScreenStart() {
  screenStart.time = screenStart.time === undefined ? 0 : performance.now();
}
