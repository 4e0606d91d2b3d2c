import { Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Columns } from '../../ui/Columns.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import classes from './ArticlePage.module.css';
import { ArticleVote } from './ArticleVote.tsx';
import { getCategory, getCategoryAddress, getQuestionAddress } from './categories.ts';
import { KnowledgeLayout } from './KnowledgeLayout.tsx';
import type { articleLoader } from './loaders.ts';
import { useKnowledgeText } from './useKnowledgeText.ts';

/** The page of an article, with a rating and related questions. */
export function ArticlePage() {
  const { t } = useTranslation('faq');
  const { category: categorySlug } = useParams();
  const { data } = useLoadedQuery(useLoaderData<typeof articleLoader>().page);
  const article = data.knowledgeArticle;
  const { category, title, topic, updatedAt, content, relatedQuestions } = article;
  const { translateCategory, translateTopic } = useKnowledgeText();
  const storedTitle = data.knowledgeCategories.find((item) => item.category === category)?.title;
  const categoryTitle = translateCategory(category, 'title', storedTitle ?? '');
  useTitle(title, t('knowledge.title'));

  // The category of an article can change. Old links contain the previous category.
  if (category !== getCategory(categorySlug))
    return <Navigate to={getQuestionAddress(article)} replace />;

  return (
    <KnowledgeLayout
      title={title}
      hasPopular={false}
      crumbs={[{ label: categoryTitle, to: getCategoryAddress(category) }]}
    >
      <Columns end={296}>
        <Card component="article" padding={24} aria-label={title}>
          <Text size="caption" c="dimmed" mb="lg">
            <bdi>{translateTopic(topic)}</bdi> · {t('knowledge.updated')}{' '}
            <DateText value={updatedAt} />
          </Text>
          <Text component="div" lh={1.65} maw="72ch" mih={240} className={classes.content}>
            <SafeHtml html={content} />
          </Text>
          <ArticleVote article={article} />
        </Card>

        <Card component="nav" padding={20} className={classes.list} aria-labelledby="related">
          <Title id="related" order={2} size="h3" mb="sm">
            {t('knowledge.related')}
          </Title>
          <ul data-lines>
            {relatedQuestions.map((related) => (
              <li key={related.slug}>
                <Link to={getQuestionAddress(related)}>
                  <bdi>{related.question}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </Columns>
    </KnowledgeLayout>
  );
}
