import { Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../../data/clock.ts';
import type { AnalyticsPageQuery } from '../../../gql/dashboardsAnalytics/graphql.ts';
import { AvatarGroup } from '../../../ui/AvatarGroup.tsx';
import { countDays, DateText } from '../../../ui/DateText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { taskPath, todoPath } from './addresses.ts';
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
  const today = useToday();
  const { t } = useTranslation('dashboards');
  const { formatNumber } = useFormats();
  const [first, ...others] = tasks;

  if (!first) {
    return (
      <Section title={t('task.title')} subtitle={t('task.subtitle')}>
        <EmptyState
          drawing="desk"
          title={t('task.none')}
          action={
            <Button component={Link} to={todoPath} variant="default">
              {t('task.board')}
            </Button>
          }
        />
      </Section>
    );
  }

  const people = new Map(tasks.map(({ assignee }) => [assignee.fullName, assignee]));
  people.delete('');
  const late = tasks.filter(({ dueDate }) => countDays(today, dueDate) < 0).length;

  return (
    <Section title={t('task.title')} subtitle={t('task.subtitle')}>
      <Group gap="sm" align="stretch" mb="md">
        {first.tags.map((tag) => (
          <StatusBadge key={tag} tone={tones[tag]}>
            {t(`task.tags.${tag}`)}
          </StatusBadge>
        ))}
      </Group>
      <Title order={3} size="h2" mb="xs" mod="breakable" className={classes.name}>
        <Link to={taskPath(first.id)}>{first.title}</Link>
      </Title>
      <Text c="dimmed" mb="lg">
        {t('task.others', { count: others.length })}
      </Text>
      <AvatarGroup people={[...people.values()]} limit={6} />
      <SimpleGrid component="dl" cols={3} spacing="sm" my={20} className={classes.boxes}>
        <div>
          <Text component="dt" size="xs" c="dimmed">
            {t('task.due')}
          </Text>
          <Text component="dd" fw={600} mod="tabular">
            <DateText value={first.dueDate} />
          </Text>
        </div>
        <div>
          <Text component="dt" size="xs" c="dimmed">
            {t('task.open')}
          </Text>
          <Text component="dd" fw={600} mod="tabular">
            {formatNumber(tasks.length)}
          </Text>
        </div>
        <div>
          <Text component="dt" size="xs" c="dimmed">
            {t('task.late')}
          </Text>
          <Text component="dd" fw={600} mod="tabular">
            {formatNumber(late)}
          </Text>
        </div>
      </SimpleGrid>
      <Button component={Link} to={taskPath(first.id)} mt="auto">
        {t('task.view')}
      </Button>
    </Section>
  );
}
