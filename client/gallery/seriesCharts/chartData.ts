/** Returns a pseudo-random integer. The same seed always has the same result. */
export function createRandomInteger(seed: number, low: number, high: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return Math.round(low + (wave - Math.floor(wave)) * (high - low));
}

/** Returns a date of 2026 such as `2026-03-09`. The number of January is 0. */
const toIsoDate = (month: number, day: number) =>
  new Date(Date.UTC(2026, month, day)).toISOString().slice(0, 10);
const createRows = <Row>(length: number, createRow: (index: number) => Row) =>
  Array.from({ length }, (_, index) => createRow(index));

/** The number of orders of the web shop by day. */
export const orders = createRows(14, (index) => ({
  day: toIsoDate(2, 9 + index),
  orders: createRandomInteger(index + 3, 90, 275),
}));

/** The pieces sold by each office in a month. */
export const salesByOffice = { lisbon: 710, hamburg: 580, lyon: 430, leeds: 350, porto: 290 };

/** The visitors of three showrooms by day. */
export const visitors = createRows(15, (index) => ({
  day: toIsoDate(3, 1 + index),
  lisbon: createRandomInteger(index, 180, 260) + 6 * index,
  hamburg: createRandomInteger(index + 50, 120, 190) + 4 * index,
  lyon: createRandomInteger(index + 90, 60, 120),
}));

/** The test results of two chairs, from 0 to 100. */
export const testResults = {
  seat: [88, 64],
  back: [92, 70],
  arms: [75, 58],
  castors: [60, 84],
  noise: [68, 90],
  weight: [52, 81],
};

export const periods = ['week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** The pieces sold by kind of goods and period. */
export const salesByPeriod = {
  desks: { week: 19, month: 84, year: 1010 },
  chairs: { week: 31, month: 122, year: 1460 },
  lamps: { week: 14, month: 71, year: 930 },
  storage: { week: 9, month: 44, year: 520 },
  screens: { week: 16, month: 58, year: 610 },
  plants: { week: 7, month: 25, year: 340 },
};

/** Creates points of the distance (x), the days until delivery (y) and the value of an order. */
export const createDeliveryPoints = (seed: number) =>
  createRows(9, (index) => {
    const x = createRandomInteger(seed + index, 60, 1900);
    const y = 1 + Math.round(x / 260) + createRandomInteger(seed + index + 20, 0, 3);
    return { x, y, size: createRandomInteger(seed + index + 40, 400, 9000) };
  });

/** The share of sessions by device, and the change of the share, in per cent. */
export const devices = {
  desktop: { share: 61, change: 2.4 },
  tablet: { share: 12, change: -1.1 },
  phone: { share: 27, change: 6.8 },
};

/** Creates points of the minutes of a call (x) and the rating of the caller (y). */
export const createCallPoints = (seed: number, minRating: number) =>
  createRows(22, (index) => {
    const x = createRandomInteger(seed + index, 2, 38);
    return {
      x,
      y: Math.max(1, createRandomInteger(seed + index + 60, minRating, 10) - Math.round(x / 9)),
    };
  });

/** The income by month and payment method, in thousands of dollars. */
export const income = createRows(12, (index) => ({
  month: toIsoDate(index, 1),
  card: createRandomInteger(index, 34, 58) + index,
  transfer: createRandomInteger(index + 20, 22, 44),
  cash: createRandomInteger(index + 40, 4, 12),
}));
