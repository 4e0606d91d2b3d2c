import type { ProductColor } from '../../gql/ecommerce/graphql.ts';
import classes from './ProductPicture.module.css';

interface ProductPictureProps {
  /** The URL of the picture. */
  image: string;
  color?: ProductColor;
  /** Whether the picture fills its box, so that parts of it can be cut off. */
  isCover?: boolean;
  /** The visible part of the drawing, which is 320 wide and high. */
  viewBox?: string;
  className?: string;
}

/** Whether the picture is one of our drawings. Upstream servers have other pictures. */
export const isDrawing = (image: string) => image.startsWith('/pictures/products/');

/**
 * A decorative picture of a product in a colour. The server draws the background (`#ground`) and the product (`#product`)
 * with custom properties for the parts that have the colour of the product.
 */
export function ProductPicture({
  image,
  color = 'PRIMARY',
  isCover,
  viewBox = '0 0 320 320',
  className = '',
}: ProductPictureProps) {
  if (!isDrawing(image)) return <img className={className} src={image} alt="" loading="lazy" />;

  return (
    <svg
      className={`${classes.picture} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={isCover ? 'xMidYMid slice' : undefined}
      data-tone={color.toLowerCase()}
      aria-hidden
    >
      <use href={`${image}#ground`} />
      <rect className={classes.dusk} width={320} height={320} />
      <use href={`${image}#product`} />
    </svg>
  );
}
