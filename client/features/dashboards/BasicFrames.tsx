// remove-feature blog ecommerce
import { Box, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '../../ui/DateText.tsx';
import classes from './BasicCard.module.css';
import {
  BasicCard,
  Excerpt,
  type Post,
  PostTitle,
  type Product,
  ProductTitle,
} from './BasicCard.tsx';
import { postPath, productPath } from './cards/addresses.ts';
import { useFormats } from './cards/useFormats.ts';

/** Cards with a header or a footer. */
export function BasicFrames({ post, product }: { post: Post; product: Product }) {
  const { t } = useTranslation('dashboards/cards');
  const { formatDollars } = useFormats();

  return (
    <>
      <BasicCard>
        <Text component="div" c="dimmed" px={20} py="md" className={classes.bar}>
          {t('basic.featured')}
        </Text>
        <div className={classes.body}>
          <ProductTitle product={product} />
          <Excerpt text={product.description} />
          <p className={classes.links}>
            <Button component={Link} to={productPath(product.slug)}>
              {t('basic.buy', { price: formatDollars(product.price) })}
            </Button>
          </p>
        </div>
      </BasicCard>
      <BasicCard>
        <Text component="div" c="dimmed" px={20} py="md" className={classes.bar}>
          {t('basic.quote')}
        </Text>
        <div className={classes.body}>
          <Quote post={post} />
        </div>
      </BasicCard>
      <BasicCard align="center">
        <Text component="div" c="dimmed" px={20} py="md" className={classes.bar}>
          {t('basic.blog')}
        </Text>
        <div className={classes.body}>
          <PostTitle post={post} />
          <Excerpt text={post.excerpt} />
          <p className={classes.links}>
            <Button component={Link} to={postPath(post.id)} variant="default">
              {t('basic.read')}
            </Button>
          </p>
        </div>
        <Text component="div" c="dimmed" px={20} py="md" className={classes.bar}>
          <DateText value={post.postedAt} />
        </Text>
      </BasicCard>
    </>
  );
}

export function Quote({ post: { excerpt, authorName, authorTitle } }: { post: Post }) {
  return (
    <Box component="figure" lh={1.55} ps="lg" className={classes.quote}>
      <blockquote className={classes.text} dir="auto">
        {excerpt}
      </blockquote>
      <Text component="figcaption" size="caption" c="dimmed" fs="normal">
        <bdi>{[authorName, authorTitle].filter(Boolean).join(', ')}</bdi>
      </Text>
    </Box>
  );
}
