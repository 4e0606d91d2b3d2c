import { type PropsWithChildren, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useKnowledgeSearchSuspenseQuery } from '../../gql/faq/hooks.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './KnowledgeFrame.module.css';
import { KnowledgeHits } from './KnowledgeHits.tsx';
import { SearchBanner } from './SearchBanner.tsx';
import { ReaderScene } from './scenes/ReaderScene.tsx';
import { ShelfScene } from './scenes/ShelfScene.tsx';
import { getQuestionAddress, knowledgeBase } from './shelves.ts';
import { searchDefaults } from './view.ts';

interface KnowledgeFrameProps {
  title: string;
  about?: string;
  /** The levels between the knowledge base and the screen. */
  crumbs?: Crumb[];
  /** Pages that list articles have only the search field. */
  hasPopular?: boolean;
}

/** The frame of every page of the knowledge base: breadcrumbs, title and search. */
export function KnowledgeFrame({
  title,
  about,
  crumbs,
  hasPopular = true,
  children,
}: PropsWithChildren<KnowledgeFrameProps>) {
  const { t } = useTranslation('faq');
  const [{ q }, setParams] = useUrlParams(searchDefaults);
  const { data } = useKnowledgeSearchSuspenseQuery();
  const above = crumbs && [{ label: t('knowledge.title'), to: knowledgeBase }, ...crumbs];

  return (
    <div className={classes.page}>
      <PageHeader title={title} about={about} crumbs={[{ label: t('pages') }, ...(above ?? [])]} />

      <SearchBanner
        title={t('knowledge.banner')}
        label={t('knowledge.search')}
        q={q}
        illustrations={[<ReaderScene key="start" />, <ShelfScene key="end" />]}
        onSearch={(text) => setParams({ q: text })}
      >
        {hasPopular && (
          <div className={classes.popular}>
            <span id="popular">{t('knowledge.popular')}</span>
            <ul aria-labelledby="popular">
              {data.helpfulQuestions.map((question) => (
                <li key={question.slug}>
                  <Link to={getQuestionAddress(question)}>
                    <bdi>{question.question}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </SearchBanner>

      <Suspense>
        {q ? <KnowledgeHits q={q} onClear={() => setParams({ q: '' })} /> : children}
      </Suspense>
    </div>
  );
}
