import { getTime } from '../../data/clock.ts';
/** Returns the date some days ago, such as `2026-03-09`. */
export const getPastDate = (daysAgo: number) =>
  new Date(getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
