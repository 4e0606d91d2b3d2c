import { Box, Button, Card, Text, Title } from '@mantine/core';
import { IconBook2, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LoadedQuery, useLoadedQuery } from '../../data/loader.ts';
import type { KnowledgeResultsQuery } from '../../gql/faq/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HighlightedText } from '../../ui/HighlightedText.tsx';
import { getCategoryAddress, getQuestionAddress } from './categories.ts';
import classes from './KnowledgeResults.module.css';

interface KnowledgeResultsProps {
  q: string;
  query: LoadedQuery<KnowledgeResultsQuery>;
  onClear: () => void;
}

/** The results of a search: first categories, then questions. */
export function KnowledgeResults({ q, query, onClear }: KnowledgeResultsProps) {
  const { t } = useTranslation('faq');
  const { data } = useLoadedQuery(query);
  const { categories, questions } = data.knowledgeHits;
  const count = categories.length + questions.length;

  return (
    <Card component="section" padding={0} aria-labelledby="knowledge-results">
      <Title
        id="knowledge-results"
        order={2}
        size="h3"
        px={20}
        py="lg"
        mod="breakable"
        role="status"
      >
        <bdi>{t('knowledge.results', { count, q })}</bdi>
      </Title>
      {count === 0 ? (
        <EmptyState
          drawing="search"
          title={t('knowledge.none', { q })}
          text={t('knowledge.noneText')}
          action={
            <Button variant="default" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <Box component="ul" px="sm" pb="sm">
          {categories.map(({ category, title, description }) => (
            <li key={category}>
              <Link to={getCategoryAddress(category)} className={classes.result}>
                <IconBook2 size={20} stroke={1.6} aria-hidden />
                <Text component="bdi" inherit c="bright" fw={500}>
                  <HighlightedText text={title} q={q} />
                </Text>
                <Text component="bdi" size="caption">
                  <HighlightedText text={description} q={q} />
                </Text>
              </Link>
            </li>
          ))}
          {questions.map((question) => (
            <li key={question.slug}>
              <Link to={getQuestionAddress(question)} className={classes.result}>
                <IconFileText size={20} stroke={1.6} aria-hidden />
                <Text component="bdi" inherit c="bright" fw={500}>
                  <HighlightedText text={question.question} q={q} />
                </Text>
                <Text component="bdi" size="caption">
                  <HighlightedText text={question.topic} q={q} />
                </Text>
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}
