import { Button, Group, Text, Title } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ArticleVote_ArticleFragment } from '../../gql/faq/graphql.ts';
import { useRateArticleMutation } from '../../gql/faq/hooks.ts';

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
    <Group
      component="section"
      gap="8px 16px"
      mt="xl"
      pt="lg"
      mod="line-top"
      aria-labelledby="article-vote"
    >
      <Title id="article-vote" order={2} size="h4">
        {t('vote.title')}
      </Title>
      <Group gap="sm" wrap="nowrap" align="stretch">
        {options.map(({ isHelpful, count, Icon }) => (
          <Button
            key={String(isHelpful)}
            variant={article.isHelpful === isHelpful ? 'light' : 'default'}
            aria-pressed={article.isHelpful === isHelpful}
            leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
            onClick={() => vote(isHelpful)}
          >
            {t(isHelpful ? 'vote.yes' : 'vote.no')}
            <Text inherit c="dimmed" fw={400} mod="tabular" span ms="sm">
              {count.toLocaleString(i18n.language)}
            </Text>
          </Button>
        ))}
      </Group>
      <Text c="dimmed" role="status">
        {article.isHelpful === null ? '' : t(article.isHelpful ? 'vote.thanks' : 'vote.sorry')}
      </Text>
    </Group>
  );
}
