import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useProductPageSuspenseQuery } from '../../gql/ecommerce/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { idOf, shopPath } from './addresses.ts';
import { ProductFacts } from './ProductFacts.tsx';
import classes from './ProductPage.module.css';
import { Promises } from './Promises.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

/** One product at `/apps/ecommerce/product-detail/:slug`; the number at the end of the slug counts. */
export function ProductPage() {
  const { t } = useTranslation('ecommerce');
  const { slug } = useParams();
  const { data } = useProductPageSuspenseQuery({ variables: { id: idOf(slug) ?? 0 } });
  const { product, relatedProducts, cart } = data;
  const line = cart.lines.find(({ productId }) => productId === product.id);
  useTitle(product.name, t('shop.title'));

  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link to={shopPath}>{t('shop.title')}</Link>
        <span aria-hidden>/</span>
        <Link to={`${shopPath}?kinds=${product.kind}`}>{t(`kind.${product.kind}`)}</Link>
      </p>
      <div className={classes.card}>
        <div className={classes.picture}>
          <img src={product.image} alt="" width={480} height={360} />
        </div>
        {/* Another product starts with a choice of its own. */}
        <ProductFacts key={product.id} product={product} line={line} />
      </div>
      <Promises />
      {relatedProducts.length > 0 && <RelatedProducts products={relatedProducts} />}
    </div>
  );
}
