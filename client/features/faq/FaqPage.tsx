import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFaqPageSuspenseQuery } from '../../gql/faq/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './FaqPage.module.css';
import { FaqTabs } from './FaqTabs.tsx';
import { HelpTiles } from './HelpTiles.tsx';
import { Questions } from './Questions.tsx';
import { SearchBanner } from './SearchBanner.tsx';
import { AgentScene } from './scenes/AgentScene.tsx';
import { CustomerScene } from './scenes/CustomerScene.tsx';
import { faqDefaults, findTopic } from './view.ts';

/**
 * The questions at `/pages/faq`. A search counts the matches of each tab, and opens the first with
 * a match.
 */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const [params, setParams] = useUrlParams(faqDefaults);
  const { q, question } = params;
  const { data } = useFaqPageSuspenseQuery({ variables: { q } });
  const hits = data.faqCategories;
  const shown = findTopic(hits, params);
  const head = data.topics.find(({ topic }) => topic === shown?.topic);
  const total = hits.reduce((sum, { questions }) => sum + questions.length, 0);
  useTitle(head?.title, t('faq.title'));

  return (
    <div className={classes.page}>
      <PageHeader title={t('faq.title')} crumbs={[{ label: t('pages') }]} />

      <SearchBanner
        title={t('faq.banner')}
        label={t('faq.search')}
        q={q}
        illustrations={[<AgentScene key="start" />, <CustomerScene key="end" />]}
        onSearch={(text) => setParams({ q: text, topic: '', question: '' })}
      >
        <p className={classes.count} role="status">
          <bdi>{q ? t('faq.hits', { count: total, q }) : t('faq.hint')}</bdi>
        </p>
      </SearchBanner>

      {shown && head ? (
        <div className={classes.columns}>
          <FaqTabs topics={data.topics} hits={hits} current={shown.topic} q={q} />
          <Questions
            // Another tab, search or link resets the open question.
            key={`${shown.topic} ${q} ${question}`}
            head={head}
            questions={shown.questions}
            q={q}
            linked={question}
          />
        </div>
      ) : (
        <div className={classes.card}>
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
        </div>
      )}

      <HelpTiles desk={data.helpDesk} />
    </div>
  );
}
