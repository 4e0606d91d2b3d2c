import type { Product, QueryProductReviewsArgs, Review, ReviewPage } from '../../gql/types.ts';
import { customers } from '../../sample/people.ts';
import { addDays } from '../../values/days.ts';
import { getCyclic, getPage } from '../../values/rows.ts';
import { closings, findings, titles } from './reviewTexts.ts';
import { type ProductRow, productColors } from './row.ts';

/** The share of reviews with one to five stars, of products with the ratings 1 to 5. */
const starShares = [
  [0.8, 0.15, 0.03, 0.015, 0.005],
  [0.32, 0.36, 0.2, 0.08, 0.04],
  [0.1, 0.18, 0.36, 0.26, 0.1],
  [0.03, 0.06, 0.13, 0.4, 0.38],
  [0.01, 0.02, 0.05, 0.18, 0.74],
];

/** Returns the number of stars below which a share of the reviews of a product lies. */
function findStars(rating: number, share: number): number {
  let sum = 0;
  const index = getCyclic(starShares, rating - 1).findIndex((part) => {
    sum += part;
    return share < sum;
  });
  return index + 1;
}

const maxCount = 24;
const minCount = 8;

const countReviews = (id: number) => minCount + ((id * 7) % (maxCount - minCount + 1));

/** Returns the stars of all reviews of a product. Their average is the rating of the product, when rounded. */
function listStars({ id, rating }: Pick<ProductRow, 'id' | 'rating'>): number[] {
  const count = countReviews(id);
  // Products of one rating have different averages.
  const offset = 0.3 + ((id * 3) % 5) / 10;
  const stars = Array.from({ length: count }, (_, index) =>
    findStars(rating, (index + offset) / count),
  );
  // 29 has no factor in common with any count, so that each index occurs once.
  return stars.map((_, index) => stars[(index * 29 + id) % count] as number);
}

const roundToTenths = (value: number) => Math.round(value * 10) / 10;

/** Returns the average rating and the number of reviews of a product. */
export function rateProduct(row: ProductRow): Pick<Product, 'averageRating' | 'reviewCount'> {
  const stars = listStars(row);
  const sum = stars.reduce((a, b) => a + b, 0);
  return { averageRating: roundToTenths(sum / stars.length), reviewCount: stars.length };
}

/** Creates the text of a review. `order` is the number of newer reviews with the same tone. */
function createText({ id, kind }: ProductRow, stars: number, order: number): string {
  const { good, bad } = findings[kind];
  // Each combination of two sentences occurs once.
  const [first, second] = [order + id, order + id + Math.floor(order / 4)];
  if (stars === 3) return `${getCyclic(good, second)} ${getCyclic(bad, first)}`;
  const tone = stars > 3 ? 'good' : 'bad';
  return `${getCyclic(findings[kind][tone], first)} ${getCyclic(closings[tone], second)}`;
}

/** Creates the review at an index. A newer review has a lower index. */
function createReview(row: ProductRow, all: number[], index: number, now: Date): Review {
  const { id } = row;
  const stars = all[index] as number;
  const order = all
    .slice(0, index)
    .filter((other) => Math.sign(other - 3) === Math.sign(stars - 3)).length;
  const customer = getCyclic(customers, index * 7 + id * 3);

  return {
    id: id * 100 + index,
    stars,
    title: getCyclic(getCyclic(titles, stars - 1), index + id),
    text: createText(row, stars, order),
    author: customer.name,
    company: customer.company,
    color: getCyclic(productColors, index * 3 + id),
    createdAt: addDays(now, -(2 + index * 11 + ((index * 7 + id) % 9))).toISOString(),
  };
}

/**
 * Returns a page of the reviews of a product, newest first. The sample reviews are computed from the product, so that any
 * number of generated products has reviews that agree with its rating.
 */
export function selectReviews(
  row: ProductRow,
  { stars, page, perPage }: Omit<QueryProductReviewsArgs, 'id'>,
  now: Date,
): ReviewPage {
  const all = listStars(row);
  const reviews = all
    .map((_, index) => createReview(row, all, index, now))
    .filter((review) => typeof stars !== 'number' || review.stars === stars);

  return {
    reviews: getPage(reviews, page, perPage),
    total: reviews.length,
    counts: [5, 4, 3, 2, 1].map((number) => ({
      stars: number,
      count: all.filter((other) => other === number).length,
    })),
  };
}
