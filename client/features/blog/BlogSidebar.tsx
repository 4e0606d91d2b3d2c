import { Box, Card, Flex, Text, Title } from '@mantine/core';
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
    <Flex component="aside" gap={20} direction="column" aria-label={t('more')}>
      <Card component="section" aria-labelledby="recent-posts">
        <Title id="recent-posts" order={2} size="h3" mb="md">
          {t('recent')}
        </Title>
        <Flex component="ul" gap="xs" direction="column">
          {data.posts.map(({ id, title, image, postedAt }) => (
            <li key={id}>
              <Link to={getPostAddress(id)} className={classes.recent}>
                <img src={image} alt="" width={80} height={45} loading="lazy" />
                <Box component="span" miw={0}>
                  <Text component="bdi" inherit fw={500} lh={1.35} display="block" mod="breakable">
                    {title}
                  </Text>
                  <Text span size="caption" c="dimmed">
                    <DateText value={postedAt} />
                  </Text>
                </Box>
              </Link>
            </li>
          ))}
        </Flex>
      </Card>

      <Card component="nav" aria-labelledby="post-categories">
        <Title id="post-categories" order={2} size="h3" mb="md">
          {t('categories')}
        </Title>
        <Flex component="ul" gap="xs" direction="column">
          {data.postTags.map(({ tag, count }) => (
            <li key={tag}>
              <Link
                to={`${listAddress}?tag=${tag}`}
                className={classes.category}
                aria-current={tag === currentTag ? 'true' : undefined}
              >
                {t(`tag.${tag}`)}
                <Text inherit mod="tabular" span className={classes.count}>
                  {count.toLocaleString(i18n.language)}
                  <span className="fd-sr-only"> {t('countLabel', { count })}</span>
                </Text>
              </Link>
            </li>
          ))}
        </Flex>
      </Card>
    </Flex>
  );
}
