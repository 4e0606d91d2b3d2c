import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnalyticsPageQuery } from '../../../gql/dashboardsAnalytics/graphql.ts';
import { AvatarGroup } from '../../../ui/AvatarGroup.tsx';
import { DateText, daysUntil } from '../../../ui/DateText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { taskPath, todoPath } from './addresses.ts';
import { Card } from './Card.tsx';
import classes from './TaskCard.module.css';
import { useFormats } from './useFormats.ts';

type Task = AnalyticsPageQuery['taskPage']['tasks'][number];

const tones = {
  TEAM: 'primary',
  LOW: 'success',
  MEDIUM: 'warning',
  HIGH: 'danger',
  UPDATE: 'info',
} as const satisfies Record<Task['tags'][number], Tone>;

/** The important task that is due first, and the number of other important tasks. */
export function TaskCard({ tasks }: { tasks: Task[] }) {
  const { t } = useTranslation('dashboards');
  const { formatNumber } = useFormats();
  const [first, ...others] = tasks;

  if (!first) {
    return (
      <Card title={t('task.title')} subtitle={t('task.subtitle')}>
        <EmptyState
          drawing="desk"
          title={t('task.none')}
          action={
            <Button component={Link} to={todoPath} variant="default">
              {t('task.board')}
            </Button>
          }
        />
      </Card>
    );
  }

  const people = new Map(tasks.map(({ assignee }) => [assignee.fullName, assignee]));
  people.delete('');
  const late = tasks.filter(({ dueDate }) => daysUntil(dueDate) < 0).length;

  return (
    <Card title={t('task.title')} subtitle={t('task.subtitle')}>
      <div className={classes.tags}>
        {first.tags.map((tag) => (
          <StatusBadge key={tag} tone={tones[tag]}>
            {t(`task.tags.${tag}`)}
          </StatusBadge>
        ))}
      </div>
      <h3 className={classes.name}>
        <Link to={taskPath(first.id)}>{first.title}</Link>
      </h3>
      <p className={classes.text}>{t('task.others', { count: others.length })}</p>
      <AvatarGroup people={[...people.values()]} limit={6} />
      <dl className={classes.boxes}>
        <div>
          <dt>{t('task.due')}</dt>
          <dd>
            <DateText value={first.dueDate} />
          </dd>
        </div>
        <div>
          <dt>{t('task.open')}</dt>
          <dd>{formatNumber(tasks.length)}</dd>
        </div>
        <div>
          <dt>{t('task.late')}</dt>
          <dd>{formatNumber(late)}</dd>
        </div>
      </dl>
      <Button component={Link} to={taskPath(first.id)} className={classes.button}>
        {t('task.view')}
      </Button>
    </Card>
  );
}
