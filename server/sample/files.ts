import { offices, products } from './company.ts';
import { customers } from './people.ts';

export interface SharedFile {
  type: 'text/csv' | 'image/svg+xml';
  text: string;
}

/** Returns a CSV field. It is quoted if it contains a comma, a quotation mark or a line break. */
const formatField = (value: string | number) =>
  /[",\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;

const createCsv = (rows: (string | number)[][]): SharedFile => ({
  type: 'text/csv',
  text: rows.map((row) => `${row.map(formatField).join(',')}\r\n`).join(''),
});

/** The factor of the prices from spring on, when the freight of oak costs more. Lamps keep their prices. */
const springPriceFactor = 1.04;

function createPriceList(): SharedFile {
  const rows = products.map(({ id, name, brand, kind, price }) => {
    const spring = kind === 'lamp' ? price : Math.round(price * springPriceFactor);
    return [id, name, brand, price, spring];
  });
  return createCsv([
    ['number', 'product', 'brand', 'price now, EUR', 'price in spring, EUR'],
    ...rows,
  ]);
}

function createChairTest(): SharedFile {
  const rows = Array.from({ length: 41 }, (_, index) => {
    const play = 0.2 + index * 0.011 + (index % 7 === 3 ? 0.02 : 0);
    return [index * 1000, play.toFixed(2), index === 7 ? 'armrest shortened by 4 mm' : ''];
  });
  return createCsv([['rounds', 'play of the seat, mm', 'remark'], ...rows]);
}

function createDeliveryRoutes(): SharedFile {
  const rows = customers.map(({ company, city, country }, index) => {
    const from = offices[index % offices.length]?.city ?? '';
    return [`week ${36 + (index % 12)}`, from, company, city, country];
  });
  return createCsv([['when', 'from', 'customer', 'city', 'country'], ...rows]);
}

const rooms: [name: string, x: number, y: number, width: number, height: number][] = [
  ['Entrance and front desk', 20, 20, 220, 140],
  ['Showroom, desks', 240, 20, 360, 240],
  ['Showroom, chairs', 600, 20, 220, 240],
  ['Quiet room', 20, 160, 220, 100],
  ['Workshop', 20, 260, 400, 200],
  ['Kitchen', 420, 260, 180, 200],
  ['Loading bay', 600, 260, 220, 200],
];

function createFloorPlan(): SharedFile {
  const shapes = rooms.map(
    ([name, x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}"/><text x="${x + 16}" y="${y + 28}">${name}</text>`,
  );
  return {
    type: 'image/svg+xml',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 500"><title>Leeds showroom, floor plan</title><style>rect{fill:#fff;stroke:#1a2233;stroke-width:4}text{font:14px sans-serif;fill:#1a2233}</style>${shapes.join('')}<text x="20" y="488">Old Carding Mill, 3 Weir Street, Leeds. One square metre is 20 by 20.</text></svg>`,
  };
}

/** The functions that create the files which colleagues share, by file name. */
const fileCreators: ReadonlyMap<string, () => SharedFile> = new Map([
  ['leeds-showroom-floor-plan.svg', createFloorPlan],
  ['chair-test-forty-thousand-rounds.csv', createChairTest],
  ['spring-price-list.csv', createPriceList],
  ['autumn-delivery-routes.csv', createDeliveryRoutes],
]);

export const findSharedFile = (name: string): SharedFile | undefined => fileCreators.get(name)?.();

/** Returns the URL of a file. */
export const getFileAddress = (name: string) => `/files/${name}`;

/** Returns the size of a file as text: `2.4kb`. */
export function formatFileSize(name: string): string {
  const bytes = new TextEncoder().encode(findSharedFile(name)?.text).length;
  return `${(bytes / 1024).toFixed(1)}kb`;
}
