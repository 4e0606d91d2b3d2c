import { Button } from '@mantine/core';
import { IconBook2, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useKnowledgeHitsSuspenseQuery } from '../../gql/faq/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Hits } from './Hits.tsx';
import classes from './KnowledgeHits.module.css';
import { getQuestionAddress, getShelfAddress } from './shelves.ts';

interface KnowledgeHitsProps {
  q: string;
  onClear: () => void;
}

/** The results of a search: categories, then questions. */
export function KnowledgeHits({ q, onClear }: KnowledgeHitsProps) {
  const { t } = useTranslation('faq');
  const { data } = useKnowledgeHitsSuspenseQuery({ variables: { q } });
  const { categories, questions } = data.knowledgeHits;
  const count = categories.length + questions.length;

  return (
    <section className={classes.card} aria-labelledby="knowledge-hits">
      <h2 id="knowledge-hits" className={classes.title} role="status">
        <bdi>{t('knowledge.hits', { count, q })}</bdi>
      </h2>
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
        <ul className={classes.list}>
          {categories.map(({ category, title, description }) => (
            <li key={category}>
              <Link to={getShelfAddress(category)} className={classes.hit}>
                <IconBook2 size={20} stroke={1.6} aria-hidden />
                <bdi className={classes.name}>
                  <Hits text={title} q={q} />
                </bdi>
                <bdi className={classes.note}>
                  <Hits text={description} q={q} />
                </bdi>
              </Link>
            </li>
          ))}
          {questions.map((question) => (
            <li key={question.slug}>
              <Link to={getQuestionAddress(question)} className={classes.hit}>
                <IconFileText size={20} stroke={1.6} aria-hidden />
                <bdi className={classes.name}>
                  <Hits text={question.question} q={q} />
                </bdi>
                <bdi className={classes.note}>
                  <Hits text={question.topic} q={q} />
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
