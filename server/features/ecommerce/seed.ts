import type { CollectionOptions } from '../../feature.ts';
import type { Brand, ProductKind } from '../../gql/resolvers.ts';
import { offices, products } from '../../sample/company.ts';
import { extendSample, getCyclic } from '../../values/rows.ts';
import type { AddressRow, Line, ProductRow } from './row.ts';

export const sample: ProductRow[] = products.map(({ brand, kind, ...facts }) => ({
  ...facts,
  brand: brand.toUpperCase() as Brand,
  brandName: brand,
  kind: kind.toUpperCase() as ProductKind,
}));

const stems = sample.map(({ slug }) => slug.replace(/-\d+$/, ''));

/** The finishes of products in a large sample. */
const finishes = ['birch', 'smoke', 'linen', 'ink', 'moss', 'copper', 'chalk'];
const sizes = ['', 'small', 'wide', 'tall', 'duo'];

/** Variants of the sample products in other finishes and sizes, with similar prices. */
function createVariant(index: number): ProductRow {
  const id = index + 1;
  const base = getCyclic(sample, index);
  const round = Math.floor(index / sample.length) - 1;
  const finish = getCyclic(finishes, round);
  const size = getCyclic(sizes, Math.floor(round / finishes.length));
  const words = size ? [size, finish] : [finish];
  return {
    ...base,
    id,
    name: [base.name, ...words].join(' '),
    slug: [getCyclic(stems, index), ...words, id].join('-'),
    price: base.price + ((round * 7) % 40),
    rating: ((base.rating + round) % 5) + 1,
    hasFreeShipping: round % 4 === 0,
  };
}

export const seedProducts = ({ seedRows }: CollectionOptions) =>
  extendSample(sample, seedRows, createVariant);

/** A corner desk and a pothos, for when the budget is agreed. */
export const seedWishlist = [24, 23].map((productId, index) => ({ id: index + 1, productId }));

/** The cart of the sample: the furniture of a workplace. */
export const seedCart: Line[] = [
  [26, 1, 2, 10, 4],
  [13, 1, 3, 12, 3],
  [19, 1, 1, 5, 2],
  [8, 2, 4, 15, 1],
  [3, 1, 2, 8, 5],
].map(([productId = 0, qty = 1, offers = 1, discountPercentage = 3, deliveryDays = 1], index) => ({
  id: index + 1,
  productId,
  qty,
  color: 'PRIMARY',
  offers,
  discountPercentage,
  deliveryDays,
}));

const [lisbon, hamburg] = offices;

/** The office that buys most, and where its buyer works from when she does not. */
export const seedAddresses: AddressRow[] = [
  {
    id: 1,
    fullName: 'Ines Okafor',
    phone: lisbon?.phone ?? '',
    street: 'Rua do Cais Novo',
    houseNumber: '18',
    landmark: 'Blue gate beside the ferry',
    city: lisbon?.city ?? '',
    postalCode: lisbon?.postalCode ?? '',
    region: 'Lisbon',
    kind: 'WORK',
  },
  {
    id: 2,
    fullName: 'Ines Okafor',
    phone: hamburg?.phone ?? '',
    street: 'Speicherkontor',
    houseNumber: '7',
    landmark: '',
    city: hamburg?.city ?? '',
    postalCode: hamburg?.postalCode ?? '',
    region: 'Hamburg',
    kind: 'HOME',
  },
];
