import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { getCategoryAddress } from './categories.ts';
import { KnowledgeLayout } from './KnowledgeLayout.tsx';
import classes from './KnowledgePage.module.css';
import type { knowledgeLoader } from './loaders.ts';
import { useKnowledgeText } from './useKnowledgeText.ts';

/** The start page of the knowledge base, with its categories. */
export function KnowledgePage() {
  const { t } = useTranslation('faq');
  const { translateCategory } = useKnowledgeText();
  const { data } = useLoadedQuery(useLoaderData<typeof knowledgeLoader>().page);
  useTitle(t('knowledge.title'));

  return (
    <KnowledgeLayout title={t('knowledge.title')}>
      <SimpleGrid
        component="ul"
        spacing={20}
        minColWidth="min(280px, 100%)"
        aria-label={t('knowledge.categories')}
      >
        {data.knowledgeCategories.map(({ category, image, title, description, articleCount }) => (
          <Card
            component="li"
            padding="20px 24px 24px"
            ta="center"
            key={category}
            className={classes.category}
          >
            <img src={image} alt="" width={240} height={180} className={classes.drawing} />
            <Title order={2} size="h3" mb="xs" className={classes.title}>
              <Link to={getCategoryAddress(category)}>
                <bdi>{translateCategory(category, 'title', title)}</bdi>
              </Link>
            </Title>
            <Text c="dimmed" flex={1}>
              <bdi>{translateCategory(category, 'text', description)}</bdi>
            </Text>
            <Text size="caption" c="dimmed" mt="md">
              {t('articles', { count: articleCount })}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </KnowledgeLayout>
  );
}
