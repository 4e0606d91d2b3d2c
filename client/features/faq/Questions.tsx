import { Box, Button, Card, Center, Flex, Text, Title } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqPageQuery } from '../../gql/faq/graphql.ts';
import { CollapseList } from '../../ui/CollapseList.tsx';
import { HighlightedText } from '../../ui/HighlightedText.tsx';
import { showToast } from '../../ui/toasts.ts';
import { getIcon } from './icons.ts';
import classes from './Questions.module.css';

interface QuestionsProps {
  /** The topic with its title and icon. */
  header: FaqPageQuery['topics'][number];
  questions: FaqPageQuery['faqCategories'][number]['questions'];
  q: string;
  /** The slug of the question in the URL, which can be of another topic. */
  linkedSlug: string;
}

/** The questions of a topic. The linked question is open. Without a linked question, the first question is open. */
export function Questions({ header, questions, q, linkedSlug }: QuestionsProps) {
  const { t } = useTranslation('faq');
  const list = useRef<HTMLDivElement>(null);
  const isLinked = questions.some(({ slug }) => slug === linkedSlug);
  const openSlug = isLinked ? linkedSlug : (questions[0]?.slug ?? '');
  const Icon = getIcon(header.icon);

  useEffect(() => {
    if (!isLinked) return;
    const openButton = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    openButton?.scrollIntoView({ block: 'center' });
    openButton?.focus({ preventScroll: true });
  }, [isLinked]);

  async function copyLink(slug: string) {
    const search = new URLSearchParams({ topic: header.topic, question: slug });
    await navigator.clipboard.writeText(`${location.origin}/pages/faq?${search}`);
    showToast({ kind: 'success', message: t('faq.copied') });
  }

  return (
    <Card component="section" padding={0} miw={0} aria-labelledby="faq-topic">
      <Flex component="header" gap="md" align="center" px={20} pt={20} pb="lg" mod="line-bottom">
        <Center
          component="span"
          c="var(--mantine-color-primary-light-color)"
          w={44}
          h={44}
          flex="none"
          bdrs="lg"
          bg="var(--mantine-color-primary-light)"
        >
          <Icon size={22} stroke={1.6} aria-hidden />
        </Center>
        <div>
          <Title id="faq-topic" order={2}>
            {header.title}
          </Title>
          <Text c="dimmed">{header.subtitle}</Text>
        </div>
      </Flex>

      <Box ref={list} py="sm" className={classes.list}>
        <CollapseList
          defaultOpened={[openSlug]}
          items={questions.map(({ slug, question, answer }) => ({
            id: slug,
            title: (
              <span dir="auto">
                <HighlightedText text={question} q={q} />
              </span>
            ),
            content: (
              <>
                <Text lh={1.6} mb="sm" maw="72ch" dir="auto">
                  <HighlightedText text={answer} q={q} />
                </Text>
                <Button
                  ms={-8}
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconLink size={14} stroke={1.8} aria-hidden />}
                  onClick={() => void copyLink(slug)}
                >
                  {t('faq.copy')}
                </Button>
              </>
            ),
          }))}
        />
      </Box>
    </Card>
  );
}
