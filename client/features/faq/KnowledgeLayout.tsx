import { Group, Stack } from '@mantine/core';
import { type PropsWithChildren, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { getQuestionAddress, knowledgeBasePath } from './categories.ts';
import { defaultSearchParams } from './faqParams.ts';
import classes from './KnowledgeLayout.module.css';
import { KnowledgeResults } from './KnowledgeResults.tsx';
import type { LayoutQueries } from './loaders.ts';
import { SearchBanner } from './SearchBanner.tsx';
import { ReaderScene } from './scenes/ReaderScene.tsx';
import { ShelfScene } from './scenes/ShelfScene.tsx';

interface KnowledgeLayoutProps {
  title: string;
  about?: string;
  /** The levels between the knowledge base and the page. Undefined for the start page of the knowledge base. */
  crumbs?: Crumb[];
  /** Whether links to the most helpful questions are below the search field. */
  hasPopular?: boolean;
}

/** The layout of all pages of the knowledge base. During a search, the results replace the content. */
export function KnowledgeLayout({
  title,
  about,
  crumbs,
  hasPopular = true,
  children,
}: PropsWithChildren<KnowledgeLayoutProps>) {
  const { t } = useTranslation('faq');
  const [{ q }, setParams] = useUrlParams(defaultSearchParams);
  const queries = useLoaderData<LayoutQueries>();
  const { data } = useLoadedQuery(queries.layout);
  const parentCrumbs = crumbs && [
    { label: t('knowledge.title'), to: knowledgeBasePath },
    ...crumbs,
  ];

  return (
    <Stack gap={20}>
      <PageHeader
        title={title}
        about={about}
        crumbs={[{ label: t('pages') }, ...(parentCrumbs ?? [])]}
      />

      <SearchBanner
        title={t('knowledge.banner')}
        label={t('knowledge.search')}
        q={q}
        illustrations={[<ReaderScene key="start" />, <ShelfScene key="end" />]}
        onSearch={(text) => setParams({ q: text })}
      >
        {hasPopular && (
          <Group
            gap="4px 8px"
            align="stretch"
            justify="center"
            c="dimmed"
            fz="caption"
            className={classes.popular}
          >
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
          </Group>
        )}
      </SearchBanner>

      <Suspense>
        {queries.results ? (
          <KnowledgeResults q={q} query={queries.results} onClear={() => setParams({ q: '' })} />
        ) : (
          children
        )}
      </Suspense>
    </Stack>
  );
}
