import { useTranslation } from 'react-i18next';
import { useBasicCardsPageSuspenseQuery } from '../../gql/cards/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './BasicCard.module.css';
import { BasicCard, Cover, Excerpt, PostTitle } from './BasicCard.tsx';
import { BasicContent } from './BasicContent.tsx';
import { BasicFrames, Quote } from './BasicFrames.tsx';
import { BasicImages, BasicPlaces, Words } from './BasicImages.tsx';
import { BasicLooks } from './BasicLooks.tsx';
import { BasicNavigation } from './BasicNavigation.tsx';
import { CardGroup } from './CardGroup.tsx';

const alignments = ['start', 'center', 'end'] as const;

/** All simple kinds of cards, with content of the blog and the shop. */
export function BasicCardsPage() {
  const { t } = useTranslation('cards');
  const { data } = useBasicCardsPageSuspenseQuery();
  const {
    posts,
    productPage: { products },
  } = data;
  const [post, product] = [posts[0], products[0]];
  useTitle(t('basic.title'));

  return (
    <div className={classes.page}>
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
                  <h3 className={classes.title}>{t(`basic.align.${align}`)}</h3>
                  <p className={classes.text}>{t(`basic.aligned.${align}`)}</p>
                </div>
              </BasicCard>
            ))}
          </CardGroup>
          <CardGroup title={t('basic.group.navigation')}>
            <BasicNavigation look="pills" product={products[3] ?? product} />
            <BasicNavigation look="default" product={products[4] ?? product} />
          </CardGroup>
          <CardGroup title={t('basic.group.places')}>
            <BasicPlaces posts={posts.slice(3, 6)} />
          </CardGroup>
          <CardGroup title={t('basic.group.solid')}>
            <BasicLooks isSolid />
          </CardGroup>
          <CardGroup title={t('basic.group.outlined')}>
            <BasicLooks isSolid={false} />
          </CardGroup>
          <CardGroup title={t('basic.group.joined')} look="joined">
            {posts.slice(0, 3).map((one) => (
              <BasicCard key={one.id}>
                <Cover post={one} />
                <Words post={one} />
              </BasicCard>
            ))}
          </CardGroup>
          <CardGroup title={t('basic.group.deck')}>
            {posts.slice(3, 6).map((one) => (
              <BasicCard key={one.id}>
                <Cover post={one} />
                <div className={classes.body}>
                  <PostTitle post={one} />
                  <Excerpt text={one.excerpt} />
                </div>
              </BasicCard>
            ))}
          </CardGroup>
          <CardGroup title={t('basic.group.masonry')} look="masonry">
            {posts.slice(0, 8).map((one, index) => (
              <BasicCard key={one.id}>
                {index % 3 === 1 ? (
                  <div className={classes.body}>
                    <Quote post={one} />
                  </div>
                ) : (
                  <>
                    {index % 3 === 0 && <Cover post={one} />}
                    <div className={classes.body}>
                      <PostTitle post={one} />
                      <Excerpt text={one.excerpt} />
                    </div>
                  </>
                )}
              </BasicCard>
            ))}
          </CardGroup>
        </>
      )}
    </div>
  );
}
