import { Button, Input, SimpleGrid } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../ui/RichText.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';

/** The parent component receives the HTML of the text after each change. */
export function Controlled() {
  const { t } = useTranslation('editor');
  const id = useId();
  const initialHtml = `<p>${t('text')}</p>`;
  const [html, setHtml] = useState(initialHtml);
  const [resetCount, setResetCount] = useState(0);

  function reset() {
    setHtml(initialHtml);
    setResetCount(resetCount + 1);
  }

  return (
    <>
      <Input.Label labelElement="div" id={id}>
        {t('note')}
      </Input.Label>
      <RichText
        key={resetCount}
        labelledBy={id}
        tools="full"
        defaultValue={html}
        onChange={setHtml}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} mt="md">
        <section aria-label={t('preview')}>
          <SafeHtml html={html} />
        </section>
        <div>
          <p role="status">{t('characters', { count: html.replaceAll(/<[^>]*>/g, '').length })}</p>
          <Button variant="default" onClick={reset}>
            {t('reset')}
          </Button>
        </div>
      </SimpleGrid>
    </>
  );
}
