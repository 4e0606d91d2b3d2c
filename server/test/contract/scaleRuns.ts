/** Whether `npm run test:all` runs. */
export const isFullScale = process.env.TEST_SCALE === 'full';

/** Returns the number of runs of a property test: all runs in `npm run test:all`, and a fortieth in `npm test`. */
export const scaleRuns = (runs: number): number => (isFullScale ? runs : Math.ceil(runs / 40));
