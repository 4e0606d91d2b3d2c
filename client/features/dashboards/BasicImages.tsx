// remove-feature blog ecommerce
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '../../ui/DateText.tsx';
import classes from './BasicCard.module.css';
import {
  BasicCard,
  Excerpt,
  type Post,
  PostImage,
  PostTitle,
  type Product,
  ProductImage,
  ProductTitle,
} from './BasicCard.tsx';
import { ProductLinks } from './BasicContent.tsx';
import { postPath } from './cards/addresses.ts';

interface BasicImagesProps {
  post: Post;
  product: Product;
}

/** Cards with a picture and a caption. */
export function BasicImages({ post, product }: BasicImagesProps) {
  const { t } = useTranslation('dashboards/cards');

  return (
    <>
      <BasicCard>
        <PostImage post={post} />
        <div className={classes.body}>
          <PostTitle post={post} />
          <Excerpt text={post.excerpt} />
        </div>
      </BasicCard>
      <BasicCard>
        <ProductImage product={product} />
        <div className={classes.body}>
          <ProductTitle product={product} />
          <Text size="caption" c="dimmed">
            {product.brandName}
          </Text>
          <ProductLinks product={product} />
        </div>
      </BasicCard>
      <BasicCard>
        <div className={classes.body}>
          <PostTitle post={post} />
          <Text size="caption" c="dimmed">
            {post.authorName}
          </Text>
        </div>
        <PostImage post={post} />
        <div className={classes.body}>
          <p className={classes.links}>
            <Link to={postPath(post.id)} aria-label={t('basic.readNamed', { title: post.title })}>
              {t('basic.read')}
            </Link>
          </p>
        </div>
      </BasicCard>
    </>
  );
}

/** Cards with a picture above, below or behind the text. */
export function BasicImagePositions({ posts: [top, bottom, behind] }: { posts: Post[] }) {
  return (
    <>
      {top && (
        <BasicCard>
          <PostImage post={top} />
          <PostCaption post={top} />
        </BasicCard>
      )}
      {bottom && (
        <BasicCard>
          <PostCaption post={bottom} />
          <PostImage post={bottom} />
        </BasicCard>
      )}
      {behind && (
        <BasicCard>
          <div className={classes.overlay}>
            <PostImage post={behind} />
            <PostCaption post={behind} isOverlay />
          </div>
        </BasicCard>
      )}
    </>
  );
}

/** The title and the date of a post. As an overlay, the caption is readable on top of the picture. */
export function PostCaption({ post, isOverlay }: { post: Post; isOverlay?: boolean }) {
  return (
    <div className={isOverlay ? classes.caption : classes.body}>
      <PostTitle post={post} />
      <Text size="caption" c="dimmed">
        <DateText value={post.postedAt} />
      </Text>
    </div>
  );
}
