import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Counter.module.css';

const most = 20;

/** Counts the characters and marks excess ones. Nothing is cut off. */
export function Counter() {
  const { t } = useTranslation('textarea');
  const [text, setText] = useState('');
  const isLong = text.length > most;

  return (
    <div>
      <Textarea
        label={t('short')}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isLong && t('long', { count: text.length - most })}
      />
      <output className={classes.count} data-long={isLong || undefined}>
        {t('count', { count: text.length, most })}
      </output>
    </div>
  );
}
