import type { CardPeriod, CustomerGroup, DeviceShare, Statistic } from '../../gql/types.ts';

type ByPeriod<T> = Record<CardPeriod, T>;

/** The earnings of the showrooms in each of 36 months, in dollars. The last month is the current one. */
export const earnings = [
  2214, 2308, 2290, 2402, 2455, 2391, 2437, 2289, 2512, 2588, 2671, 2540, 2493, 2605, 2659, 2742,
  2718, 2690, 2803, 2611, 2864, 2937, 3012, 2908, 2791, 2954, 3066, 3121, 3098, 3184, 3341, 3273,
  3518, 3612, 3489, 3742,
].map((amount) => amount * 20);

/** The shares of the showrooms in the revenue. Leeds has the remaining share. */
export const showroomShares = { LISBON: 0.34, HAMBURG: 0.27, LYON: 0.22 };

/** The expenses of six consecutive months as shares of the revenue. After six months, the list starts again. */
export const expenseShares = [0.86, 0.83, 0.82, 0.85, 0.87, 0.8];

/** The number of orders of the showrooms in each of the last seven weeks. */
export const ordersByWeek = [214, 226, 231, 243, 239, 248, 254];
/** The number of orders of the showrooms on each working day of the last week. */
export const ordersByDay = [46, 58, 41, 63, 46];

/**
 * The number of orders of the showrooms by status. The sums of the ranges are those of `salesFigures` without the orders of the
 * shop.
 */
export const showroomOrders: ByPeriod<{ finished: number; pending: number; rejected: number }> = {
  LAST_28_DAYS: { finished: 872, pending: 89, rejected: 23 },
  LAST_MONTH: { finished: 931, pending: 12, rejected: 26 },
  LAST_YEAR: { finished: 10_874, pending: 0, rejected: 302 },
  LAST_7_DAYS: { finished: 195, pending: 54, rejected: 5 },
  LAST_12_WEEKS: { finished: 2674, pending: 92, rejected: 71 },
  LAST_52_WEEKS: { finished: 11_048, pending: 92, rejected: 283 },
};

export const tickets: ByPeriod<{
  total: number;
  newTickets: number;
  openTickets: number;
  hours: number;
}> = {
  LAST_28_DAYS: { total: 218, newTickets: 24, openTickets: 31, hours: 3 },
  LAST_MONTH: { total: 241, newTickets: 0, openTickets: 9, hours: 4 },
  LAST_YEAR: { total: 2756, newTickets: 0, openTickets: 2, hours: 5 },
  LAST_7_DAYS: { total: 58, newTickets: 14, openTickets: 17, hours: 2 },
  LAST_12_WEEKS: { total: 684, newTickets: 24, openTickets: 33, hours: 3 },
  LAST_52_WEEKS: { total: 2918, newTickets: 24, openTickets: 33, hours: 4 },
};

/** The load and the downtime of the machines in percent. */
export const machineStatus = { cpu: 38, memory: 61, downtime: 0.1 };

export const sessions: ByPeriod<{
  sessions: number;
  growth: string;
  goal: number;
  users: number;
  retention: number;
  duration: number;
}> = {
  LAST_28_DAYS: {
    sessions: 2840,
    growth: '+5.2%',
    goal: 3000,
    users: 1260,
    retention: 68,
    duration: 4.5,
  },
  LAST_MONTH: {
    sessions: 2700,
    growth: '+1.8%',
    goal: 2800,
    users: 1215,
    retention: 66,
    duration: 4.4,
  },
  LAST_YEAR: {
    sessions: 2390,
    growth: '+11.6%',
    goal: 2400,
    users: 9840,
    retention: 61,
    duration: 4.1,
  },
  LAST_7_DAYS: {
    sessions: 2579,
    growth: '-11.9%',
    goal: 3000,
    users: 1130,
    retention: 69,
    duration: 4.5,
  },
  LAST_12_WEEKS: {
    sessions: 2737,
    growth: '+8.2%',
    goal: 2900,
    users: 2970,
    retention: 67,
    duration: 4.5,
  },
  LAST_52_WEEKS: {
    sessions: 2436,
    growth: '+22.7%',
    goal: 2600,
    users: 9610,
    retention: 62,
    duration: 4.3,
  },
};

/** The sessions of the last seven days. There are fewer on weekends and on the current day. */
export const sessionsByDay = [2610, 1480, 1390, 3120, 3340, 3275, 2840];

/** The number of visits to the shop in each of the last six months. */
export const visitsByMonth = [71_400, 78_200, 74_900, 80_300, 79_600, 85_200];

const browserNames = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Opera'];
const browserShares: ByPeriod<[usage: number, change: number][]> = {
  LAST_28_DAYS: [
    [54.4, 1.2],
    [21.6, 0.8],
    [11.2, -0.6],
    [9.6, -1.1],
    [3.2, -0.3],
  ],
  LAST_MONTH: [
    [53.2, 0.4],
    [20.8, 1.5],
    [11.8, -0.9],
    [10.7, -0.8],
    [3.5, -0.2],
  ],
  LAST_YEAR: [
    [51.7, 2.9],
    [19.1, 1.8],
    [13.6, -2.2],
    [11.5, -1.9],
    [4.1, -0.6],
  ],
  LAST_7_DAYS: [
    [54.7, 0.3],
    [21.8, 0.2],
    [11, -0.2],
    [9.4, -0.2],
    [3.1, -0.1],
  ],
  LAST_12_WEEKS: [
    [53.6, 1.4],
    [21.1, 1.6],
    [11.6, -1.1],
    [10.3, -1.4],
    [3.4, -0.5],
  ],
  LAST_52_WEEKS: [
    [52.1, 2.6],
    [19.6, 1.7],
    [13.2, -2],
    [11.1, -1.7],
    [4, -0.6],
  ],
};

export const listBrowsers = (period: CardPeriod) =>
  browserShares[period].map(([usage, change], index) => ({
    name: browserNames[index] ?? '',
    usage,
    change,
  }));

type DeviceUsages = [desktop: [number, number], phone: [number, number], tablet: [number, number]];
const deviceUsages: ByPeriod<DeviceUsages> = {
  LAST_28_DAYS: [
    [58.6, 2],
    [32.5, 8],
    [8.9, -5],
  ],
  LAST_MONTH: [
    [59.4, -1],
    [31.1, 4],
    [9.5, -3],
  ],
  LAST_YEAR: [
    [62.8, -6],
    [26.9, 14],
    [10.3, -9],
  ],
  LAST_7_DAYS: [
    [58.2, 1],
    [33, 3],
    [8.8, -2],
  ],
  LAST_12_WEEKS: [
    [59.1, 1],
    [31.6, 9],
    [9.3, -6],
  ],
  LAST_52_WEEKS: [
    [62.1, -5],
    [27.8, 13],
    [10.1, -8],
  ],
};

export function listDevices(period: CardPeriod): DeviceShare[] {
  const [desktop, phone, tablet] = deviceUsages[period];
  return [
    { icon: 'Monitor', name: 'Desktop', iconColor: 'PRIMARY', ...toDeviceShare(desktop) },
    { icon: 'Smartphone', name: 'Phone', iconColor: 'WARNING', ...toDeviceShare(phone) },
    { icon: 'Tablet', name: 'Tablet', iconColor: 'DANGER', ...toDeviceShare(tablet) },
  ];
}

const toDeviceShare = ([usage, upDown]: [number, number]) => ({ usage, upDown });

const customerCounts: ByPeriod<[fresh: number, returning: number, referred: number]> = {
  LAST_28_DAYS: [184, 312, 66],
  LAST_MONTH: [171, 325, 58],
  LAST_YEAR: [1962, 1440, 705],
  LAST_7_DAYS: [47, 81, 17],
  LAST_12_WEEKS: [538, 842, 190],
  LAST_52_WEEKS: [2064, 1518, 742],
};

export function listCustomerGroups(period: CardPeriod): CustomerGroup[] {
  const [fresh, returning, referred] = customerCounts[period];
  return [
    { icon: 'UserPlus', iconColor: 'PRIMARY', text: 'New', result: fresh },
    { icon: 'Repeat', iconColor: 'WARNING', text: 'Returning', result: returning },
    { icon: 'Share2', iconColor: 'DANGER', text: 'Referred', result: referred },
  ];
}

/** The statistics cards whose figures do not depend on other data. */
export const lineCards: Record<
  Extract<Statistic, 'SUBSCRIBERS' | 'SITE_TRAFFIC' | 'ACTIVE_USERS' | 'NEWSLETTER'>,
  { title: string; name: string; data: number[] }
> = {
  SUBSCRIBERS: {
    title: 'Subscribers gained',
    name: 'Subscribers',
    data: [310, 355, 342, 418, 452, 490, 565],
  },
  SITE_TRAFFIC: {
    title: 'Site traffic',
    name: 'Visits',
    data: sessionsByDay.slice(1),
  },
  ACTIVE_USERS: {
    title: 'Active users',
    name: 'People',
    data: [742, 388, 361, 905, 948, 921, 816],
  },
  NEWSLETTER: {
    title: 'Newsletter',
    name: 'Opened',
    data: [1985, 2130, 2064, 2388, 2475, 2690],
  },
};
