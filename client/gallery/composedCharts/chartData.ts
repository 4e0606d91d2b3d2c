/** Returns a pseudo-random integer. The same seed always has the same result. */
function createRandomInteger(seed: number, low: number, high: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return Math.round(low + (wave - Math.floor(wave)) * (high - low));
}

/** Returns a date such as `2026-03-09`. The number of January is 0. */
const toIsoDate = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The number of orders by day and source. */
export const ordersBySource = Array.from({ length: 61 }, (_, index) => ({
  day: toIsoDate(2026, 2, 1 + index),
  web: createRandomInteger(index, 150, 240) + index,
  phone: createRandomInteger(index + 100, 60, 110),
  showroom: createRandomInteger(index + 200, 30, 80),
}));

export type Period = 'day' | 'month' | 'year';

/** Orders and returns by day, by month and by year. */
export const orders: Record<Period, { date: string; orders: number; returns: number }[]> = {
  day: Array.from({ length: 14 }, (_, index) => ({
    date: toIsoDate(2026, 3, 1 + index),
    orders: createRandomInteger(index, 42, 96),
    returns: createRandomInteger(index + 50, 3, 14),
  })),
  month: Array.from({ length: 12 }, (_, index) => ({
    date: toIsoDate(2025, index, 1),
    orders: createRandomInteger(index, 1400, 2100) + 60 * index,
    returns: createRandomInteger(index + 50, 120, 260),
  })),
  year: Array.from({ length: 6 }, (_, index) => ({
    date: toIsoDate(2020 + index, 0, 1),
    orders: createRandomInteger(index, 14_000, 17_000) + 1900 * index,
    returns: createRandomInteger(index + 50, 1500, 2300),
  })),
};

/** The pieces sold on each day of a week that begins on Monday. */
export const salesByDay = Array.from({ length: 7 }, (_, index) => ({
  day: toIsoDate(2026, 2, 2 + index),
  desks: createRandomInteger(index, 20, 48),
  chairs: createRandomInteger(index + 10, 30, 70),
  lamps: createRandomInteger(index + 20, 12, 40),
  storage: createRandomInteger(index + 30, 8, 28),
}));

/** Creates points of a price (x) and the pieces sold (y). Expensive goods sell less often. */
export const createPricePoints = (seed: number, low: number, high: number) =>
  Array.from({ length: 18 }, (_, index) => {
    const x = createRandomInteger(seed + index, low, high);
    return {
      x,
      y: Math.max(6, createRandomInteger(seed + 40 + index, 130, 210) - Math.round(x / 6)),
    };
  });

/** The ratings of two desks, from 0 to 10. */
export const ratings = {
  comfort: [9, 7],
  stability: [7, 9],
  assembly: [8, 5],
  price: [5, 9],
  delivery: [8, 7],
  warranty: [9, 6],
};

/** The expenses of a quarter, in dollars. */
export const costs = { wages: 214_000, materials: 168_500, freight: 61_200, rent: 48_300 };
