import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductColor, ProductPageQuery } from '../../gql/ecommerce/graphql.ts';
import classes from './ProductGallery.module.css';
import { isDrawing, ProductPicture } from './ProductPicture.tsx';
import { ProductRoom } from './ProductRoom.tsx';
import { ProductSize } from './ProductSize.tsx';
import { getDrawing, type View, views } from './productViews.ts';

interface ProductGalleryProps {
  product: ProductPageQuery['product'];
  color: ProductColor;
}

/** The views of a product in the chosen colour: from the front, a detail, in a room, and with its measures. */
export function ProductGallery({ product, color }: ProductGalleryProps) {
  const { t } = useTranslation('ecommerce');
  const [view, setView] = useState<View>('front');
  const name = useId();
  const { image, size } = product;
  const [x, y, side] = getDrawing(image).detail;

  const renderView = (shownView: View) => {
    if (shownView === 'room') return <ProductRoom image={image} color={color} width={size.width} />;
    if (shownView === 'size') return <ProductSize image={image} color={color} size={size} />;
    const viewBox = shownView === 'detail' ? `${x} ${y} ${side} ${side}` : undefined;
    return <ProductPicture image={image} color={color} viewBox={viewBox} isCover />;
  };

  if (!isDrawing(image)) return <div className={classes.picture}>{renderView('front')}</div>;
  return (
    <div className={classes.gallery}>
      <div
        className={classes.picture}
        role="img"
        aria-label={t('view.picture', {
          name: product.name,
          color: t(`color.${color}`),
          view: t(`view.${view}`),
        })}
      >
        {renderView(view)}
      </div>
      <fieldset className={classes.views}>
        <legend className="fd-sr-only">{t('view.label')}</legend>
        {views.map((other) => (
          <label key={other} className={classes.view}>
            <input
              className="fd-sr-only"
              type="radio"
              name={name}
              checked={other === view}
              onChange={() => setView(other)}
            />
            <span className={classes.thumbnail}>{renderView(other)}</span>
            <span>{t(`view.${other}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
