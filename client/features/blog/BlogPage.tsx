import { Button, Card, Flex, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { newPostAddress } from './addresses.ts';
import { BlogSidebar } from './BlogSidebar.tsx';
import { BlogToolbar } from './BlogToolbar.tsx';
import { defaultParams, getListVariables, perPage } from './blogParams.ts';
import type { listLoader } from './loaders.ts';
import { PostCard } from './PostCard.tsx';

/** The list of posts at `/pages/blog/list`. The URL contains the search, the filters and the page. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  const [params, setParams] = useUrlParams(defaultParams);
  const variables = getListVariables(params);
  const { data } = useLoadedQuery(useLoaderData<typeof listLoader>().page);
  const { posts, total } = data.postPage;
  const isFiltered = params.q !== '' || variables.tags !== null;
  useTitle(t('title'));

  return (
    <Stack gap={20}>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('pages') }]}
        about={t('count', { count: total })}
        action={
          <Button
            component={Link}
            to={newPostAddress}
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          >
            {t('write')}
          </Button>
        }
      />

      <Columns end={288}>
        <Flex component="section" gap={20} direction="column" aria-label={t('posts')}>
          <BlogToolbar
            params={params}
            tag={variables.tags?.[0]}
            onChange={(changes) => setParams({ ...changes, page: 1 })}
          />
          {total > 0 ? (
            <SimpleGrid component="ul" spacing={20} minColWidth="min(320px, 100%)">
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </SimpleGrid>
          ) : (
            <Card padding={0}>
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
                    <Button component={Link} to={newPostAddress}>
                      {t('write')}
                    </Button>
                  )
                }
              />
            </Card>
          )}
          <Pager
            page={variables.page}
            perPage={perPage}
            total={total}
            onChange={(page) => setParams({ page })}
          />
        </Flex>
        <BlogSidebar currentTag={variables.tags?.[0]} />
      </Columns>
    </Stack>
  );
}
