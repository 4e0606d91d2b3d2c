import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { PostTag } from '../../gql/blog/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { getPostAddress, listAddress } from './addresses.ts';
import classes from './BlogSidebar.module.css';
import type { listLoader } from './loaders.ts';

/** The latest posts and the tags. */
export function BlogSidebar({ currentTag }: { currentTag?: PostTag }) {
  const { t, i18n } = useTranslation('blog');
  const { data } = useLoadedQuery(useLoaderData<typeof listLoader>().sidebar);

  return (
    <aside className={classes.side} aria-label={t('more')}>
      <section className={classes.card} aria-labelledby="recent-posts">
        <h2 id="recent-posts" className={classes.heading}>
          {t('recent')}
        </h2>
        <ul className={classes.list}>
          {data.posts.map(({ id, title, image, postedAt }) => (
            <li key={id}>
              <Link to={getPostAddress(id)} className={classes.recent}>
                <img src={image} alt="" width={80} height={45} loading="lazy" />
                <span>
                  <bdi className={classes.name}>{title}</bdi>
                  <span className={classes.date}>
                    <DateText value={postedAt} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <nav className={classes.card} aria-labelledby="post-categories">
        <h2 id="post-categories" className={classes.heading}>
          {t('categories')}
        </h2>
        <ul className={classes.list}>
          {data.postTags.map(({ tag, count }) => (
            <li key={tag}>
              <Link
                to={`${listAddress}?tag=${tag}`}
                className={classes.category}
                aria-current={tag === currentTag ? 'true' : undefined}
              >
                {t(`tag.${tag}`)}
                <span className={classes.count}>
                  {count.toLocaleString(i18n.language)}
                  <span className="fd-sr-only"> {t('countLabel', { count })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
