import { Card, Center, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import classes from './CategoryPage.module.css';
import { getQuestionAddress } from './categories.ts';
import { getIcon } from './icons.ts';
import { KnowledgeLayout } from './KnowledgeLayout.tsx';
import type { categoryLoader } from './loaders.ts';
import { useKnowledgeText } from './useKnowledgeText.ts';

/** The page of a category with its topics and questions. */
export function CategoryPage() {
  const { t } = useTranslation('faq');
  const { data } = useLoadedQuery(useLoaderData<typeof categoryLoader>().page);
  const { translateCategory, translateTopic } = useKnowledgeText();
  const { category } = data.knowledgeCategory;
  const title = translateCategory(category, 'title', data.knowledgeCategory.title);
  const description = translateCategory(category, 'text', data.knowledgeCategory.description);
  useTitle(title, t('knowledge.title'));

  return (
    <KnowledgeLayout title={title} about={description} crumbs={[]}>
      <ul className={classes.topics} aria-label={t('knowledge.topics')}>
        {data.knowledgeTopics.map(({ title: topic, icon, iconColor, questions }) => {
          const Icon = getIcon(icon);
          return (
            <Card key={topic} component="li">
              <Title order={2} size="h3" mb="md" className={classes.title}>
                <Center
                  component="span"
                  w={40}
                  h={40}
                  className={classes.icon}
                  data-tone={iconColor.toLowerCase()}
                >
                  <Icon size={20} stroke={1.6} aria-hidden />
                </Center>
                <bdi>{translateTopic(topic)}</bdi>
                <Text size="caption" c="dimmed" fw={400} span>
                  {t('articles', { count: questions.length })}
                </Text>
              </Title>
              <ul className={classes.questions} data-lines>
                {questions.map((question) => (
                  <li key={question.slug}>
                    <Link to={getQuestionAddress(question)}>
                      <bdi>{question.question}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
      </ul>
    </KnowledgeLayout>
  );
}
