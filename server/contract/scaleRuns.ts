export const isFullScale = process.env.TEST_SCALE === 'full';

/** Returns the number of runs of a property test: a tenth of `runs` in `npm test`, all runs in `npm run test:all`. */
export const scaleRuns = (runs: number): number => (isFullScale ? runs : Math.ceil(runs / 10));
