// remove-feature blog ecommerce
import { Flex, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BasicCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import classes from './BasicCard.module.css';
import { postPath, productPath } from './cards/addresses.ts';

export type Post = BasicCardsPageQuery['posts'][number];
export type Product = BasicCardsPageQuery['productPage']['products'][number];

interface BasicCardProps {
  align?: 'center' | 'end';
  children: ReactNode;
}

/** The frame of a simple card. */
export function BasicCard({ align, children }: BasicCardProps) {
  return (
    <Flex
      component="article"
      direction="column"
      miw={0}
      className={classes.card}
      data-align={align}
    >
      {children}
    </Flex>
  );
}

export function PostImage({ post }: { post: Post }) {
  return (
    <img
      className={classes.image}
      src={post.image}
      alt=""
      width={640}
      height={360}
      loading="lazy"
    />
  );
}

export function ProductImage({ product }: { product: Product }) {
  return (
    <img
      className={classes.product}
      src={product.image}
      alt=""
      width={640}
      height={360}
      loading="lazy"
    />
  );
}

/** A heading with a link to the post. */
export function PostTitle({ post: { id, title } }: { post: Post }) {
  return (
    <Title order={3} mod="breakable" className={classes.title}>
      <Link to={postPath(id)}>
        <bdi>{title}</bdi>
      </Link>
    </Title>
  );
}

export function ProductTitle({ product: { slug, name } }: { product: Product }) {
  return (
    <Title order={3} mod="breakable" className={classes.title}>
      <Link to={productPath(slug)}>
        <bdi>{name}</bdi>
      </Link>
    </Title>
  );
}

export function Excerpt({ text }: { text: string }) {
  return (
    <p className={`${classes.text} ${classes.short}`} dir="auto">
      {text}
    </p>
  );
}
