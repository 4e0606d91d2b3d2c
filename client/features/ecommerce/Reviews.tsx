import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProductPageQuery, ProductReviewsQuery } from '../../gql/ecommerce/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Section } from '../../ui/Section.tsx';
import { ColorName } from './ColorName.tsx';
import classes from './Reviews.module.css';
import { type ReviewParams, reviewsPerStep } from './reviewParams.ts';
import { Stars } from './Stars.tsx';

interface ReviewsProps {
  product: ProductPageQuery['product'];
  page: ProductReviewsQuery['productReviews'];
  params: ReviewParams;
  onChange: (params: Partial<ReviewParams>) => void;
}

/** The reviews of a product, with a histogram whose bars filter them by stars. */
export function Reviews({ product, page, params, onChange }: ReviewsProps) {
  const { t } = useTranslation('ecommerce');
  const { averageRating, rating, reviewCount } = product;
  const { counts, reviews, total } = page;

  return (
    <Section title={t('review.title')}>
      <div className={classes.summary}>
        <Stack gap={4} align="center" justify="center">
          <Text size="total" mod="tabular" lh={1}>
            {t('review.average', { rating: averageRating })}
          </Text>
          <Stars
            rating={rating}
            label={t('rating', { rating: averageRating, count: reviewCount })}
          />
          <Text size="sm" c="dimmed">
            {t('review.count', { count: reviewCount })}
          </Text>
        </Stack>
        <ul className={classes.histogram}>
          {counts.map(({ stars, count }) => (
            <li key={stars}>
              <button
                type="button"
                className={classes.bar}
                aria-pressed={params.stars === stars}
                disabled={count === 0}
                onClick={() =>
                  onChange({ stars: params.stars === stars ? 0 : stars, reviews: reviewsPerStep })
                }
              >
                <span>{t('review.stars', { count: stars })}</span>
                <span className={classes.track} aria-hidden>
                  <span style={{ inlineSize: `${(100 * count) / reviewCount}%` }} />
                </span>
                <span className={classes.count}>
                  <span className="fd-sr-only">{t('review.count', { count })}</span>
                  <span aria-hidden>{t('review.number', { count })}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {params.stars > 0 && (
        <Group gap="sm" mt="md" justify="space-between">
          <Text c="dimmed" role="status">
            {t('review.filtered', {
              stars: t('review.stars', { count: params.stars }),
              count: total,
            })}
          </Text>
          <Button variant="subtle" onClick={() => onChange({ stars: 0, reviews: reviewsPerStep })}>
            {t('review.all')}
          </Button>
        </Group>
      )}
      <ul className={classes.reviews}>
        {reviews.map(({ id, stars, title, text, author, company, color, createdAt }) => (
          <li key={id}>
            <Group gap="sm" justify="space-between">
              <Stars rating={stars} />
              <Text size="xs" c="dimmed" span>
                <DateText value={createdAt} />
              </Text>
            </Group>
            <Text fw={600} mt={4} dir="auto">
              {title}
            </Text>
            <Text lh={1.6} dir="auto">
              {text}
            </Text>
            <Text size="xs" c="dimmed" mt={4}>
              {author}, {company} · <ColorName color={color} />
            </Text>
          </li>
        ))}
      </ul>
      {reviews.length < total && (
        <Button
          variant="default"
          mt="md"
          fullWidth
          onClick={() => onChange({ reviews: params.reviews + reviewsPerStep })}
        >
          {t('review.more')}
        </Button>
      )}
    </Section>
  );
}
