/** The number of reviews that are shown first, and that a click adds. */
export const reviewsPerStep = 4;

export interface ReviewParams {
  /** Only reviews with this number of stars. 0 means all. */
  stars: number;
  /** The number of shown reviews. */
  reviews: number;
}

export const defaultReviewParams: ReviewParams = { stars: 0, reviews: reviewsPerStep };
