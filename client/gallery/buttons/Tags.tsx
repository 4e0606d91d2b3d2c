import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { withBase } from '../../state/basePath.ts';
import classes from './Tags.module.css';

/** Links navigate, and buttons act, although they look alike. */
export function Tags() {
  const { t } = useTranslation('buttons');
  const [pressed, setPressed] = useState<'submit' | 'button' | 'input'>();

  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed('submit');
  }

  return (
    <form onSubmit={submit}>
      <Group gap="md" mb="md">
        <Button component="a" href={withBase('/reference')} target="_blank">
          {t('tag.anchor')}
        </Button>
        <Button component={Link} to="/apps/calendar">
          {t('tag.link')}
        </Button>
        <Button onClick={() => setPressed('button')}>{t('tag.button')}</Button>
        <input
          type="button"
          className={classes.input}
          value={t('tag.input')}
          onClick={() => setPressed('input')}
        />
        <Button type="submit">{t('tag.submit')}</Button>
      </Group>
      <Text role="status" size="sm">
        {pressed ? t('pressed', { name: t(`tag.${pressed}`) }) : t('notYet')}
      </Text>
    </form>
  );
}
