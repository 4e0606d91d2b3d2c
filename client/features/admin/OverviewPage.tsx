import { Card, Center, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useStore } from '../../data/store.ts';
import { findMenuEntry } from '../../navigation/screenRegistry.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import {
  type Collection,
  collections as collectionStore,
  getCollectionLabel,
} from './collections.ts';
import type { overviewLoader } from './loaders.ts';
import classes from './OverviewPage.module.css';
import { getListPath } from './paths.ts';

/** The start page of an own schema at `/admin`: its collections with their numbers of rows. */
export function OverviewPage() {
  const { t } = useTranslation('admin');
  const { data } = useLoadedQuery(useLoaderData<typeof overviewLoader>().page);
  const counts = new Map(data.collections.map(({ name, rowCount }) => [name, rowCount]));
  const collections = useStore(collectionStore);
  const main = collections.filter(({ isMain }) => isMain);
  const others = collections.filter(({ isMain }) => !isMain);
  useTitle(t('overview.title'));

  return (
    <Stack gap="xl">
      <PageHeader
        title={t('overview.title')}
        about={t('overview.about', { count: collections.length })}
      />
      <Cards collections={main.length > 0 ? main : others} counts={counts} />
      {main.length > 0 && others.length > 0 && (
        <section>
          <Title order={2} size="h3" mb="md">
            {t('overview.others')}
          </Title>
          <Cards collections={others} counts={counts} />
        </section>
      )}
    </Stack>
  );
}

interface CardsProps {
  collections: Collection[];
  counts: ReadonlyMap<string, number>;
}

function Cards({ collections, counts }: CardsProps) {
  const { t } = useTranslation('admin');

  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="md">
      {collections.map((collection) => {
        const to = getListPath(collection.path);
        const { icon: Icon = IconStack2 } = findMenuEntry(to) ?? {};
        return (
          <Card key={collection.name} component={Link} to={to} className={classes.card}>
            <Center
              component="span"
              c="primary"
              flex="none"
              w={44}
              h={44}
              bdrs="md"
              bg="var(--mantine-color-primary-light)"
            >
              <Icon size={22} stroke={1.6} aria-hidden />
            </Center>
            <Stack component="span" gap={0} miw={0}>
              <Text fw={600} c="bright" truncate span>
                {getCollectionLabel(collection)}
              </Text>
              <Text c="dimmed" size="caption" span>
                {collection.isSingle
                  ? t('overview.single')
                  : t('count', { count: counts.get(collection.name) ?? 0 })}
              </Text>
            </Stack>
          </Card>
        );
      })}
    </SimpleGrid>
  );
}
