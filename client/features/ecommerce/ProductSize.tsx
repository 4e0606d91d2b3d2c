import { useTranslation } from 'react-i18next';
import type { ProductColor, ProductPageQuery } from '../../gql/ecommerce/graphql.ts';
import pictureClasses from './ProductPicture.module.css';
import classes from './ProductSize.module.css';
import { getDrawing } from './productViews.ts';

interface ProductSizeProps {
  image: string;
  color: ProductColor;
  size: ProductPageQuery['product']['size'];
}

/** The longest side of the product in this view. */
const length = 212;

/** A product with its measures. Keyboards are drawn from above, so that their depth replaces the height. */
export function ProductSize({ image, color, size }: ProductSizeProps) {
  const { t } = useTranslation('ecommerce');
  const { box, place } = getDrawing(image);
  const [left, top, right, bottom] = box;
  const zoom = length / Math.max(right - left, bottom - top);
  const [width, height] = [zoom * (right - left), zoom * (bottom - top)];
  const [x, y] = [178 - width / 2, 142 - height / 2];
  const format = (value: number) => t('size.length', { value });

  return (
    <svg
      className={`${pictureClasses.picture} ${classes.size}`}
      viewBox="0 0 320 320"
      data-tone={color.toLowerCase()}
      aria-hidden
    >
      <use
        href={`${image}#product`}
        transform={`translate(${x - zoom * left} ${y - zoom * top}) scale(${zoom})`}
      />
      <path
        className={classes.help}
        d={`M${x} ${y + height + 8}V280M${x + width} ${y + height + 8}V280`}
      />
      <path
        className={classes.line}
        d={`M${x} 272H${x + width}M${x} 267V277M${x + width} 267V277`}
      />
      <text className={classes.text} x={178} y={298} textAnchor="middle">
        {format(size.width)}
      </text>
      <path className={classes.help} d={`M44 ${y}H${x - 6}M44 ${y + height}H${x - 6}`} />
      <path className={classes.line} d={`M52 ${y}V${y + height}M47 ${y}H57M47 ${y + height}H57`} />
      <text className={classes.text} transform="translate(36 142) rotate(-90)" textAnchor="middle">
        {format(place === 'desktop' ? size.depth : size.height)}
      </text>
    </svg>
  );
}
