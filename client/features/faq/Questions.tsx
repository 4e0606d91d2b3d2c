import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqPageQuery } from '../../gql/faq/graphql.ts';
import { CollapseList } from '../../ui/CollapseList.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Hits } from './Hits.tsx';
import { getIcon } from './icons.ts';
import classes from './Questions.module.css';

interface QuestionsProps {
  head: FaqPageQuery['topics'][number];
  questions: FaqPageQuery['faqCategories'][number]['questions'];
  q: string;
  /** The question in the URL. */
  linked: string;
}

/** The questions of a topic. The linked one is open, else the first. */
export function Questions({ head, questions, q, linked }: QuestionsProps) {
  const { t } = useTranslation('faq');
  const list = useRef<HTMLDivElement>(null);
  const isLinked = questions.some(({ slug }) => slug === linked);
  const open = isLinked ? linked : (questions[0]?.slug ?? '');
  const Icon = getIcon(head.icon);

  useEffect(() => {
    if (!isLinked) return;
    const opened = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    opened?.scrollIntoView({ block: 'center' });
    opened?.focus({ preventScroll: true });
  }, [isLinked]);

  async function copyLink(slug: string) {
    const search = new URLSearchParams({ topic: head.topic, question: slug });
    await navigator.clipboard.writeText(`${location.origin}/pages/faq?${search}`);
    showToast({ kind: 'success', message: t('faq.copied') });
  }

  return (
    <section className={classes.card} aria-labelledby="faq-topic">
      <header className={classes.header}>
        <span className={classes.icon}>
          <Icon size={22} stroke={1.6} aria-hidden />
        </span>
        <div>
          <h2 id="faq-topic" className={classes.title}>
            {head.title}
          </h2>
          <p className={classes.subtitle}>{head.subtitle}</p>
        </div>
      </header>

      <div ref={list} className={classes.list}>
        <CollapseList
          defaultOpened={[open]}
          items={questions.map(({ slug, question, answer }) => ({
            id: slug,
            title: (
              <span dir="auto">
                <Hits text={question} q={q} />
              </span>
            ),
            content: (
              <>
                <p className={classes.answer} dir="auto">
                  <Hits text={answer} q={q} />
                </p>
                <Button
                  className={classes.copy}
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
      </div>
    </section>
  );
}
