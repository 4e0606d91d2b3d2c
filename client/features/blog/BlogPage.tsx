import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBlogPageSuspenseQuery } from '../../gql/blog/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { writing } from './addresses.ts';
import classes from './BlogPage.module.css';
import { BlogSidebar } from './BlogSidebar.tsx';
import { BlogToolbar } from './BlogToolbar.tsx';
import { PostCard } from './PostCard.tsx';
import { defaults, perPage, readView } from './view.ts';

/** The posts, at `/pages/blog/list`. The URL holds the search, the filters and the page. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  const [params, setParams] = useUrlParams(defaults);
  const view = readView(params);
  const { data } = useBlogPageSuspenseQuery({
    variables: view,
    // Shows new posts when the list is opened again.
    fetchPolicy: 'cache-and-network',
  });
  const { posts, total } = data.postPage;
  const isFiltered = params.q !== '' || view.tags !== null;
  useTitle(t('title'));

  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('pages') }]}
        about={t('count', { count: total })}
        action={
          <Button
            component={Link}
            to={writing}
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          >
            {t('write')}
          </Button>
        }
      />

      <div className={classes.columns}>
        <section className={classes.main} aria-label={t('posts')}>
          <BlogToolbar
            params={params}
            tag={view.tags?.[0]}
            onChange={(changes) => setParams({ ...changes, page: 1 })}
          />
          {total > 0 ? (
            <ul className={classes.posts}>
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </ul>
          ) : (
            <div className={classes.card}>
              <EmptyState
                drawing={isFiltered ? 'search' : 'desk'}
                title={t(isFiltered ? 'empty.search' : 'empty.title')}
                text={t(isFiltered ? 'empty.searchText' : 'empty.text')}
                action={
                  isFiltered ? (
                    <Button variant="default" onClick={() => setParams({ q: '', tag: '' })}>
                      {t('empty.clear')}
                    </Button>
                  ) : (
                    <Button component={Link} to={writing}>
                      {t('write')}
                    </Button>
                  )
                }
              />
            </div>
          )}
          <Pager
            page={view.page}
            perPage={perPage}
            total={total}
            onChange={(page) => setParams({ page })}
          />
        </section>
        <BlogSidebar current={view.tags?.[0]} />
      </div>
    </div>
  );
}
