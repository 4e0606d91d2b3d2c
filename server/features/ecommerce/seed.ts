import type { CollectionOptions } from '../../collections.ts';
import type { Brand, ProductKind } from '../../gql/types.ts';
import { offices, products } from '../../sample/company.ts';
import { extendSample, getCyclic } from '../../values/rows.ts';
import { type AddressRow, firstColor, type Line, type ProductRow } from './row.ts';

export const sampleProducts: ProductRow[] = products.map(({ brand, kind, ...fields }) => ({
  ...fields,
  brand: brand.toUpperCase() as Brand,
  brandName: brand,
  kind: kind.toUpperCase() as ProductKind,
}));

const slugStems = sampleProducts.map(({ slug }) => slug.replace(/-\d+$/, ''));

/** The finishes of generated products. */
const finishes = ['birch', 'smoke', 'linen', 'ink', 'moss', 'copper', 'chalk'];
const sizes = ['', 'small', 'wide', 'tall', 'duo'];

/** Creates a variant of a sample product with another finish and size, and a similar price. */
function createVariant(index: number): ProductRow {
  const id = index + 1;
  const base = getCyclic(sampleProducts, index);
  const round = Math.floor(index / sampleProducts.length) - 1;
  const finish = getCyclic(finishes, round);
  const size = getCyclic(sizes, Math.floor(round / finishes.length));
  const words = size ? [size, finish] : [finish];
  return {
    ...base,
    id,
    name: [base.name, ...words].join(' '),
    slug: [getCyclic(slugStems, index), ...words, id].join('-'),
    price: base.price + ((round * 7) % 40),
    rating: ((base.rating + round) % 5) + 1,
    hasFreeShipping: round % 4 === 0,
  };
}

export const seedProducts = ({ seedRows }: CollectionOptions) =>
  extendSample(sampleProducts, seedRows, createVariant);

/** The wishlist of the sample: a corner desk and a pothos. */
export const seedWishlist = [24, 23].map((productId, index) => ({
  id: index + 1,
  productId,
  color: firstColor,
}));

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
  color: firstColor,
  offers,
  discountPercentage,
  deliveryDays,
}));

const [lisbon, hamburg] = offices;

/** The addresses of the sample. The first one is chosen. */
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
