/** Returns a deterministic pseudo-random integer. */
export function randomInteger(seed: number, low: number, high: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return Math.round(low + (wave - Math.floor(wave)) * (high - low));
}

const dayAt = (month: number, day: number) =>
  new Date(Date.UTC(2026, month, day)).toISOString().slice(0, 10);
const list = <Row>(length: number, row: (index: number) => Row) =>
  Array.from({ length }, (_, index) => row(index));

/** The traffic of the web shop by day, for two months. */
export const traffic = list(61, (index) => ({
  day: dayAt(2, 1 + index),
  visits: randomInteger(index, 420, 560) + 3 * index,
  clicks: randomInteger(index + 100, 220, 330) + 2 * index,
  sales: randomInteger(index + 200, 40, 120) + index,
}));

/** Sold pieces of two makers by day, for two weeks. */
export const makers = list(14, (index) => ({
  day: dayAt(2, 9 + index),
  alder: randomInteger(index + 5, 40, 110),
  nordwerk: randomInteger(index + 60, 30, 90),
}));

export type Period = 'day' | 'month' | 'year';

/** Hours of use and support requests. */
export const createHelp = (period: Period, seed: number) => {
  const most = { day: 9, month: 190, year: 2100 }[period];
  return list(20, (index) => {
    const x = randomInteger(seed + index, Math.round(most / 10), most);
    return { x, y: randomInteger(seed + 30 + index, 2, 9) + Math.round((12 * x) / most) };
  });
};

export const balance = list(15, (index) => ({
  day: dayAt(3, 1 + index),
  balance: 84_000 + 1100 * index + randomInteger(index, -5200, 5200),
}));

export const stock = {
  desks: 410,
  chairs: 730,
  lamps: 580,
  storage: 290,
  screens: 350,
  plants: 170,
};

/** The price of oak per cubic metre, by working day. */
export const oak = list(42, (index) => {
  const [open, close] = [index, index + 1].map(
    (at) => 940 + Math.round(70 * Math.sin(at / 6)) + randomInteger(at, -24, 24),
  ) as [number, number];
  return {
    day: dayAt(2, 2 + index + 2 * Math.floor(index / 5)),
    open,
    close,
    high: Math.max(open, close) + randomInteger(index + 300, 3, 16),
    low: Math.min(open, close) - randomInteger(index + 400, 3, 16),
  };
});

/** Visitors of the showroom by weekday, from Monday, and hour. */
export const hours = list(7, (day) => ({
  day: dayAt(2, 2 + day),
  values: list(24, (hour) => {
    const busy = Math.max(0, 1 - Math.abs(hour - 13.5) / 9) * (day > 4 ? 0.55 : 1);
    return Math.round(busy * randomInteger(day * 24 + hour, 34, 62));
  }),
}));

/** The progress of quarterly goals, in per cent. */
export const goals = { sales: 86, reviews: 72, returns: 54 };

/** The weekly hours of two teams by kind of work. */
export const work = {
  advice: [38, 22],
  planning: [24, 34],
  sales: [42, 18],
  delivery: [12, 40],
  assembly: [9, 44],
  service: [28, 31],
  training: [16, 12],
  accounts: [20, 8],
};

export const expenses = { wages: 54, materials: 27, freight: 11, rent: 8 };

/** Orders by day, for a year. */
export const year = list(365, (index) => ({
  day: dayAt(0, 1 + index),
  orders: Math.round(70 + 26 * Math.sin(index / 28)) + randomInteger(index, -14, 14),
}));

export const months = list(12, (index) => ({
  month: dayAt(index, 1),
  income: 1000 * randomInteger(index, 62, 98),
  expenses: 1000 * randomInteger(index + 20, 38, 60),
}));
