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

/** The traffic of the web shop by day, for two months. */
export const traffic = createRows(61, (index) => ({
  day: toIsoDate(2, 1 + index),
  visits: createRandomInteger(index, 420, 560) + 3 * index,
  clicks: createRandomInteger(index + 100, 220, 330) + 2 * index,
  sales: createRandomInteger(index + 200, 40, 120) + index,
}));

/** The pieces sold of two makers by day, for two weeks. */
export const salesByMaker = createRows(14, (index) => ({
  day: toIsoDate(2, 9 + index),
  alder: createRandomInteger(index + 5, 40, 110),
  nordwerk: createRandomInteger(index + 60, 30, 90),
}));

export type Period = 'day' | 'month' | 'year';

/** Creates points of the hours of use (x) and the support requests (y). */
export const createSupportPoints = (period: Period, seed: number) => {
  const maxHours = { day: 9, month: 190, year: 2100 }[period];
  return createRows(20, (index) => {
    const x = createRandomInteger(seed + index, Math.round(maxHours / 10), maxHours);
    return { x, y: createRandomInteger(seed + 30 + index, 2, 9) + Math.round((12 * x) / maxHours) };
  });
};

/** The balance of an account by day, in dollars. */
export const balance = createRows(15, (index) => ({
  day: toIsoDate(3, 1 + index),
  balance: 84_000 + 1100 * index + createRandomInteger(index, -5200, 5200),
}));

/** The pieces in stock by kind of goods. */
export const stock = {
  desks: 410,
  chairs: 730,
  lamps: 580,
  storage: 290,
  screens: 350,
  plants: 170,
};

/** The price of oak per cubic metre, by working day. */
export const oakPrices = createRows(42, (index) => {
  const [open, close] = [index, index + 1].map(
    (step) => 940 + Math.round(70 * Math.sin(step / 6)) + createRandomInteger(step, -24, 24),
  ) as [number, number];
  return {
    day: toIsoDate(2, 2 + index + 2 * Math.floor(index / 5)),
    open,
    close,
    high: Math.max(open, close) + createRandomInteger(index + 300, 3, 16),
    low: Math.min(open, close) - createRandomInteger(index + 400, 3, 16),
  };
});

/** The visitors of the showroom by hour, on each day of a week that begins on Monday. */
export const visitorsByHour = createRows(7, (day) => ({
  day: toIsoDate(2, 2 + day),
  values: createRows(24, (hour) => {
    const busyness = Math.max(0, 1 - Math.abs(hour - 13.5) / 9) * (day > 4 ? 0.55 : 1);
    return Math.round(busyness * createRandomInteger(day * 24 + hour, 34, 62));
  }),
}));

/** The progress of quarterly goals, in per cent. */
export const goals = { sales: 86, reviews: 72, returns: 54 };

/** The weekly hours of the showroom and the workshop, by kind of work. */
export const teamHours = {
  advice: [38, 22],
  planning: [24, 34],
  sales: [42, 18],
  delivery: [12, 40],
  assembly: [9, 44],
  service: [28, 31],
  training: [16, 12],
  accounts: [20, 8],
};

/** The shares of the expenses of a quarter, in per cent. */
export const expenses = { wages: 54, materials: 27, freight: 11, rent: 8 };

/** The number of orders by day, for a year. */
export const dailyOrders = createRows(365, (index) => ({
  day: toIsoDate(0, 1 + index),
  orders: Math.round(70 + 26 * Math.sin(index / 28)) + createRandomInteger(index, -14, 14),
}));

/** Income and expenses by month, in dollars. */
export const monthlyResults = createRows(12, (index) => ({
  month: toIsoDate(index, 1),
  income: 1000 * createRandomInteger(index, 62, 98),
  expenses: 1000 * createRandomInteger(index + 20, 38, 60),
}));
