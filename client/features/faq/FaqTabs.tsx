import { Box, Flex, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FaqPageQuery, FaqTopic } from '../../gql/faq/graphql.ts';
import { useCenteredItem } from '../../ui/useCenteredItem.ts';
import classes from './FaqTabs.module.css';
import { getIcon } from './icons.ts';

interface FaqTabsProps {
  topics: FaqPageQuery['topics'];
  /** The topics that match the search, with their questions. */
  categories: FaqPageQuery['faqCategories'];
  current: FaqTopic;
  q: string;
}

/** The tabs of the topics. Each tab shows its number of questions, or its number of matches during a search. */
export function FaqTabs({ topics, categories, current, q }: FaqTabsProps) {
  const { t, i18n } = useTranslation('faq');
  const nav = useRef<HTMLElement>(null);

  // On narrow screens, the tabs scroll sideways.
  useCenteredItem(nav, '[aria-current]', current);

  function createSearch(topic: FaqTopic) {
    return new URLSearchParams({ ...(q && { q }), topic }).toString();
  }

  return (
    <nav ref={nav} className={classes.tabs} aria-label={t('faq.topics')}>
      <Flex component="ul" direction={{ base: 'row', md: 'column' }} gap={{ base: 'sm', md: 'xs' }}>
        {topics.map(({ topic, icon, title }) => {
          const Icon = getIcon(icon);
          const count =
            categories.find((category) => category.topic === topic)?.questions.length ?? 0;
          const content = (
            <>
              <Icon size={18} stroke={1.7} aria-hidden />
              <Box component="span" flex={1}>
                {title}
              </Box>
              <Text size="xs" mod="tabular" span>
                {count.toLocaleString(i18n.language)}
                <span className="fd-sr-only"> {t('questions', { count })}</span>
              </Text>
            </>
          );

          return (
            <li key={topic}>
              {count > 0 ? (
                <Link
                  className={classes.tab}
                  to={{ search: createSearch(topic) }}
                  aria-current={topic === current ? 'true' : undefined}
                  preventScrollReset
                >
                  {content}
                </Link>
              ) : (
                <span className={classes.tab} data-empty>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </Flex>
    </nav>
  );
}
