import { Button, Input, SimpleGrid } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../ui/RichText.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';

/** The page receives the text on every change. */
export function Controlled() {
  const { t } = useTranslation('editor');
  const id = useId();
  const start = `<p>${t('text')}</p>`;
  const [html, setHtml] = useState(start);
  const [times, setTimes] = useState(0);

  function restart() {
    setHtml(start);
    setTimes(times + 1);
  }

  return (
    <>
      <Input.Label labelElement="div" id={id}>
        {t('note')}
      </Input.Label>
      <RichText key={times} labelledBy={id} tools="full" defaultValue={html} onChange={setHtml} />
      <SimpleGrid cols={{ base: 1, md: 2 }} mt="md">
        <section aria-label={t('preview')}>
          <SafeHtml html={html} />
        </section>
        <div>
          <p role="status">{t('letters', { count: html.replaceAll(/<[^>]*>/g, '').length })}</p>
          <Button variant="default" onClick={restart}>
            {t('restart')}
          </Button>
        </div>
      </SimpleGrid>
    </>
  );
}
