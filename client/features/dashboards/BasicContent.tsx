// remove-feature blog ecommerce
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
import { postPath, productPath, shopPath } from './cards/addresses.ts';
import { useFormats } from './cards/useFormats.ts';

interface BasicContentProps {
  post: Post;
  product: Product;
  products: Product[];
}

/** Cards with one kind of content, and a card with several kinds. */
export function BasicContent({ post, product, products }: BasicContentProps) {
  const { t } = useTranslation('dashboards/cards');

  return (
    <>
      <BasicCard>
        <div className={classes.body}>
          <p className={classes.text}>{t('basic.plain')}</p>
        </div>
      </BasicCard>
      <BasicCard>
        <div className={classes.body}>
          <ProductTitle product={product} />
          <Text size="caption" c="dimmed">
            {product.brandName}
          </Text>
          <Excerpt text={product.description} />
          <ProductLinks product={product} />
        </div>
      </BasicCard>
      <BasicCard>
        <ProductPriceList products={products} />
      </BasicCard>
      <BasicCard>
        <Link to={postPath(post.id)} className={classes.coverLink} aria-label={post.title}>
          <PostImage post={post} />
        </Link>
      </BasicCard>
      <BasicCard>
        <ProductImage product={product} />
        <div className={classes.body}>
          <ProductTitle product={product} />
          <Excerpt text={product.description} />
        </div>
        <ProductPriceList products={products.slice(1, 3)} />
        <div className={classes.body}>
          <PostTitle post={post} />
          <ProductLinks product={product} />
        </div>
      </BasicCard>
    </>
  );
}

export function ProductLinks({ product: { name, slug } }: { product: Product }) {
  const { t } = useTranslation('dashboards/cards');

  return (
    <p className={`${classes.links} ${classes.text}`}>
      <Link to={productPath(slug)} aria-label={t('basic.productNamed', { name })}>
        {t('basic.product')}
      </Link>
      <Link to={shopPath}>{t('basic.shop')}</Link>
    </p>
  );
}

function ProductPriceList({ products }: { products: Product[] }) {
  const { formatDollars } = useFormats();

  return (
    <ul className={classes.list} data-lines>
      {products.map(({ id, slug, name, price }) => (
        <li key={id}>
          <Link to={productPath(slug)}>
            <bdi>{name}</bdi>
            <bdi>{formatDollars(price)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
