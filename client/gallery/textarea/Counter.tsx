import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Counter.module.css';

const max = 20;

/** Counts the characters. A text that is too long shows an error, and is not cut off. */
export function Counter() {
  const { t } = useTranslation('textarea');
  const [text, setText] = useState('');
  const isTooLong = text.length > max;

  return (
    <div>
      <Textarea
        label={t('shortMessage')}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isTooLong && t('tooLong', { count: text.length - max })}
      />
      <output className={classes.count} data-too-long={isTooLong || undefined}>
        {t('count', { count: text.length, max })}
      </output>
    </div>
  );
}
