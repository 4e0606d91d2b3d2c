// remove-feature blog ecommerce
import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './BasicCard.module.css';
import { BasicCard, Excerpt, PostImage, PostTitle } from './BasicCard.tsx';
import { BasicContent } from './BasicContent.tsx';
import { BasicFrames, Quote } from './BasicFrames.tsx';
import { BasicImagePositions, BasicImages, PostCaption } from './BasicImages.tsx';
import { BasicNavigation } from './BasicNavigation.tsx';
import { BasicTones } from './BasicTones.tsx';
import { CardGroup } from './CardGroup.tsx';
import type { cardLoaders } from './cardLoaders.ts';

const alignments = ['start', 'center', 'end'] as const;

/** A page of simple cards of all kinds, with content from the blog and the shop. */
export function BasicCardsPage() {
  const { t } = useTranslation('dashboards/cards');
  const { data } = useLoadedQuery(useLoaderData<(typeof cardLoaders)['basic']>().page);
  const {
    posts,
    productPage: { products },
  } = data;
  const [post, product] = [posts[0], products[0]];
  useTitle(t('basic.title'));

  return (
    <Stack gap={32}>
      <PageHeader
        title={t('basic.title')}
        crumbs={[{ label: t('crumb') }]}
        about={t('basic.about')}
      />
      {!post || !product ? (
        <EmptyState drawing="desk" title={t('basic.none')} />
      ) : (
        <>
          <CardGroup title={t('basic.group.images')}>
            <BasicImages post={post} product={product} />
          </CardGroup>
          <CardGroup title={t('basic.group.content')}>
            <BasicContent
              post={posts[1] ?? post}
              product={products[1] ?? product}
              products={products}
            />
          </CardGroup>
          <CardGroup title={t('basic.group.frames')}>
            <BasicFrames post={posts[2] ?? post} product={products[2] ?? product} />
          </CardGroup>
          <CardGroup title={t('basic.group.alignment')}>
            {alignments.map((align) => (
              <BasicCard key={align} align={align === 'start' ? undefined : align}>
                <div className={classes.body}>
                  <Title order={3} mod="breakable" className={classes.title}>
                    {t(`basic.align.${align}`)}
                  </Title>
                  <p className={classes.text}>{t(`basic.aligned.${align}`)}</p>
                </div>
              </BasicCard>
            ))}
          </CardGroup>
          <CardGroup title={t('basic.group.navigation')}>
            <BasicNavigation variant="pills" product={products[3] ?? product} />
            <BasicNavigation variant="default" product={products[4] ?? product} />
          </CardGroup>
          <CardGroup title={t('basic.group.places')}>
            <BasicImagePositions posts={posts.slice(3, 6)} />
          </CardGroup>
          <CardGroup title={t('basic.group.solid')}>
            <BasicTones isSolid />
          </CardGroup>
          <CardGroup title={t('basic.group.outlined')}>
            <BasicTones isSolid={false} />
          </CardGroup>
          <CardGroup title={t('basic.group.joined')} layout="joined">
            {posts.slice(0, 3).map((item) => (
              <BasicCard key={item.id}>
                <PostImage post={item} />
                <PostCaption post={item} />
              </BasicCard>
            ))}
          </CardGroup>
          <CardGroup title={t('basic.group.deck')}>
            {posts.slice(3, 6).map((item) => (
              <BasicCard key={item.id}>
                <PostImage post={item} />
                <div className={classes.body}>
                  <PostTitle post={item} />
                  <Excerpt text={item.excerpt} />
                </div>
              </BasicCard>
            ))}
          </CardGroup>
          <CardGroup title={t('basic.group.masonry')} layout="masonry">
            {posts.slice(0, 8).map((item, index) => (
              <BasicCard key={item.id}>
                {index % 3 === 1 ? (
                  <div className={classes.body}>
                    <Quote post={item} />
                  </div>
                ) : (
                  <>
                    {index % 3 === 0 && <PostImage post={item} />}
                    <div className={classes.body}>
                      <PostTitle post={item} />
                      <Excerpt text={item.excerpt} />
                    </div>
                  </>
                )}
              </BasicCard>
            ))}
          </CardGroup>
        </>
      )}
    </Stack>
  );
}
