import { Group, Stack, Text, Title } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProductCard_ProductFragment, ProductColor } from '../../gql/ecommerce/graphql.ts';
import { ColorName } from './ColorName.tsx';
import { getShownColor } from './getShownColor.ts';
import classes from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { productPath } from './paths.ts';
import { Rating } from './Rating.tsx';
import { useDollarFormat } from './useDollarFormat.ts';

interface ProductCardProps {
  product: ProductCard_ProductFragment;
  /** The colour of the product. With it, the card contains its name. */
  color?: ProductColor;
  /** Whether the card fills a row of the list and shows the whole description. */
  isRow?: boolean;
  /** The element in the corner. */
  corner?: ReactNode;
  /** The buttons of the card. */
  children?: ReactNode;
}

/** A product in a list. The whole card is a link to the page of the product. */
export function ProductCard({ product, color, isRow, corner, children }: ProductCardProps) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const shownColor = color ?? getShownColor(product.id);
  const { name, slug, description, brandName, price, image, hasFreeShipping } = product;

  return (
    <article className={classes.card} data-row={isRow || undefined}>
      <div className={classes.picture}>
        <ProductPicture image={image} color={shownColor} isCover />
        {corner && <div className={classes.corner}>{corner}</div>}
      </div>
      <Stack gap="xs" miw={0} flex={1} className={classes.body}>
        <Group gap="sm" wrap="nowrap" justify="space-between" className={classes.facts}>
          <Rating product={product} />
          <Text size="xs" c="dimmed" span>
            {color ? <ColorName color={color} /> : brandName}
          </Text>
        </Group>
        <Title order={2} size="h3" className={classes.name}>
          <Link to={productPath(slug, shownColor)}>{name}</Link>
        </Title>
        <p className={classes.description}>{description}</p>
      </Stack>
      <Stack className={classes.end}>
        <p className={classes.price}>
          <bdi>{formatDollars(price)}</bdi>
          {hasFreeShipping && (
            <Group
              component="span"
              gap="xs"
              wrap="nowrap"
              c="success"
              fz="xs"
              fw={500}
              py={2}
              px="sm"
              bdrs="xl"
              bg="var(--mantine-color-success-light)"
              display="inline-flex"
            >
              <IconTruckDelivery size={14} stroke={1.8} aria-hidden />
              {t('freeShipping')}
            </Group>
          )}
        </p>
        {children && <div className={classes.buttons}>{children}</div>}
      </Stack>
    </article>
  );
}
