import { Button, Card, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FaqTabs } from './FaqTabs.tsx';
import { defaultFaqParams, findTopic } from './faqParams.ts';
import { HelpTiles } from './HelpTiles.tsx';
import type { faqLoader } from './loaders.ts';
import { Questions } from './Questions.tsx';
import { SearchBanner } from './SearchBanner.tsx';
import { AgentScene } from './scenes/AgentScene.tsx';
import { CustomerScene } from './scenes/CustomerScene.tsx';

/** The page of frequently asked questions. A search counts the matches of each tab, and opens the first of them. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const [params, setParams] = useUrlParams(defaultFaqParams);
  const { q, question } = params;
  const { data } = useLoadedQuery(useLoaderData<typeof faqLoader>().page);
  const categories = data.faqCategories;
  const current = findTopic(categories, params);
  const header = data.topics.find(({ topic }) => topic === current?.topic);
  const total = categories.reduce((sum, { questions }) => sum + questions.length, 0);
  useTitle(header?.title, t('faq.title'));

  return (
    <Stack gap={20}>
      <PageHeader title={t('faq.title')} crumbs={[{ label: t('pages') }]} />

      <SearchBanner
        title={t('faq.banner')}
        label={t('faq.search')}
        q={q}
        illustrations={[<AgentScene key="start" />, <CustomerScene key="end" />]}
        onSearch={(text) => setParams({ q: text, topic: '', question: '' })}
      >
        <Text c="dimmed" role="status">
          <bdi>{q ? t('faq.results', { count: total, q }) : t('faq.hint')}</bdi>
        </Text>
      </SearchBanner>

      {current && header ? (
        <Columns start={248}>
          <FaqTabs topics={data.topics} categories={categories} current={current.topic} q={q} />
          <Questions
            // The key resets the open question when the tab, the search or the linked question changes.
            key={`${current.topic} ${q} ${question}`}
            header={header}
            questions={current.questions}
            q={q}
            linkedSlug={question}
          />
        </Columns>
      ) : (
        <Card padding={0}>
          <EmptyState
            drawing="search"
            title={t('faq.none', { q })}
            text={t('faq.noneText')}
            action={
              <Button variant="default" onClick={() => setParams({ q: '' })}>
                {t('clear')}
              </Button>
            }
          />
        </Card>
      )}

      <HelpTiles helpDesk={data.helpDesk} />
    </Stack>
  );
}
