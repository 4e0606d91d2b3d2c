import { products } from '../company.ts';
import { cover, coverKeys } from './cover.ts';
import { drawingNames, illustration } from './illustration.ts';
import { looks } from './looks.ts';
import { portrait } from './portrait.ts';
import { product } from './product.ts';

type Draw = () => string;

/** Every picture there is, by shelf and name; nothing is drawn before it is asked for. */
const shelves: Readonly<Record<string, ReadonlyMap<string, Draw>>> = {
  people: new Map(Object.entries(looks).map(([key, look]) => [key, () => portrait(key, look)])),
  products: new Map(products.map(({ slug, look }) => [slug, () => product(look)])),
  covers: new Map(coverKeys.map((key) => [key, () => cover(key)])),
  drawings: new Map(drawingNames.map((name) => [name, () => illustration(name)])),
};

/** The addresses of all pictures. */
export const pictureAddresses: readonly string[] = Object.entries(shelves).flatMap(
  ([shelf, pictures]) => [...pictures.keys()].map((name) => `/pictures/${shelf}/${name}.svg`),
);

/** The SVG text of a picture, or undefined where there is none. */
export function draw(shelf: string, name: string): string | undefined {
  if (!Object.hasOwn(shelves, shelf)) return undefined;
  return shelves[shelf]?.get(name)?.();
}
