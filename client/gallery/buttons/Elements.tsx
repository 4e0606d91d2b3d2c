import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { withBase } from '../../navigation/basePath.ts';
import classes from './Elements.module.css';

/** Links open a page and buttons start an action, although both look alike. */
export function Elements() {
  const { t } = useTranslation('buttons');
  const [lastPressed, setLastPressed] = useState<'submit' | 'button' | 'input'>();

  function submit(event: FormEvent) {
    event.preventDefault();
    setLastPressed('submit');
  }

  return (
    <form onSubmit={submit}>
      <Group gap="md" mb="md">
        <Button component="a" href={withBase('/reference')} target="_blank">
          {t('element.anchor')}
        </Button>
        <Button component={Link} to="/apps/user/list">
          {t('element.link')}
        </Button>
        <Button onClick={() => setLastPressed('button')}>{t('element.button')}</Button>
        <input
          type="button"
          className={classes.input}
          value={t('element.input')}
          onClick={() => setLastPressed('input')}
        />
        <Button type="submit">{t('element.submit')}</Button>
      </Group>
      <Text role="status" size="sm">
        {lastPressed ? t('pressed', { name: t(`element.${lastPressed}`) }) : t('nonePressed')}
      </Text>
    </form>
  );
}
