export const isFullScale = process.env.TEST_SCALE === 'full';

/** Number of runs of a property test: a tenth in `npm test`, all of them in `npm run test:all`. */
export const scaleRuns = (runs: number): number => (isFullScale ? runs : Math.ceil(runs / 10));
