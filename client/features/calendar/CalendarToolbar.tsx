import { ActionIcon, Button, Flex, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import classes from './CalendarToolbar.module.css';
import { type View, views } from './views.ts';

interface CalendarToolbarProps {
  view: View;
  /** Whether today is in the view. */
  hasToday: boolean;
  /** Opens the next view for 1, and the previous view for -1. */
  onStep: (steps: number) => void;
  onToday: () => void;
}

/** The buttons that change the day, and the links to the views. */
export function CalendarToolbar({ view, hasToday, onStep, onToday }: CalendarToolbarProps) {
  const { t } = useTranslation('calendar');
  const [search] = useSearchParams();

  function createViewSearch(name: View) {
    const next = new URLSearchParams(search);
    if (name === 'month') next.delete('view');
    else next.set('view', name);
    return next.toString();
  }

  return (
    <Group gap="sm" p="md" flex="none" mod="line-bottom">
      <Button variant="default" data-here={hasToday || undefined} onClick={onToday}>
        {t('today')}
      </Button>
      <Group gap={0} wrap="nowrap" align="stretch" className={classes.steps}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t(`previous.${view}`)}
          onClick={() => onStep(-1)}
        >
          <IconChevronLeft className="fd-mirrored" size={20} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t(`next.${view}`)}
          onClick={() => onStep(1)}
        >
          <IconChevronRight className="fd-mirrored" size={20} stroke={1.7} />
        </ActionIcon>
      </Group>
      <Flex component="nav" gap={2} p={2} className={classes.views} aria-label={t('views')}>
        {views.map((name) => (
          <Link
            key={name}
            className={classes.view}
            to={{ search: createViewSearch(name) }}
            aria-current={name === view ? 'page' : undefined}
            preventScrollReset
          >
            {t(`view.${name}`)}
          </Link>
        ))}
      </Flex>
    </Group>
  );
}
