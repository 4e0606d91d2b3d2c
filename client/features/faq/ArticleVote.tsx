import { Button } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ArticleVote_ArticleFragment } from '../../gql/faq/graphql.ts';
import { useRateArticleMutation } from '../../gql/faq/hooks.ts';
import classes from './ArticleVote.module.css';

/** Asks whether an article was helpful. A second click on the same button removes the vote. */
export function ArticleVote({ article }: { article: ArticleVote_ArticleFragment }) {
  const { t, i18n } = useTranslation('faq');
  const [rate] = useRateArticleMutation();
  const { slug, helpfulCount, unhelpfulCount } = article;
  const options = [
    { isHelpful: true, count: helpfulCount, Icon: IconThumbUp },
    { isHelpful: false, count: unhelpfulCount, Icon: IconThumbDown },
  ];

  function vote(option: boolean) {
    const isHelpful = article.isHelpful === option ? null : option;
    const getCountChange = (value: boolean) =>
      Number(isHelpful === value) - Number(article.isHelpful === value);

    const rateKnowledgeArticle = {
      __typename: 'KnowledgeArticle' as const,
      slug,
      helpfulCount: helpfulCount + getCountChange(true),
      unhelpfulCount: unhelpfulCount + getCountChange(false),
      isHelpful,
    };
    void rate({ variables: { slug, isHelpful }, optimisticResponse: { rateKnowledgeArticle } });
  }

  return (
    <section className={classes.vote} aria-labelledby="article-vote">
      <h2 id="article-vote" className={classes.title}>
        {t('vote.title')}
      </h2>
      <div className={classes.buttons}>
        {options.map(({ isHelpful, count, Icon }) => (
          <Button
            key={String(isHelpful)}
            variant={article.isHelpful === isHelpful ? 'light' : 'default'}
            aria-pressed={article.isHelpful === isHelpful}
            leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
            onClick={() => vote(isHelpful)}
          >
            {t(isHelpful ? 'vote.yes' : 'vote.no')}
            <span className={classes.count}>{count.toLocaleString(i18n.language)}</span>
          </Button>
        ))}
      </div>
      <p className={classes.note} role="status">
        {article.isHelpful === null ? '' : t(article.isHelpful ? 'vote.thanks' : 'vote.sorry')}
      </p>
    </section>
  );
}
