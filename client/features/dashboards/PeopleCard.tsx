import { Flex, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { Section } from '../../ui/Section.tsx';
import { todoPath } from './cards/addresses.ts';
import { Gauge } from './cards/Gauge.tsx';
import classes from './cards/Lines.module.css';
import { useFormats } from './cards/useFormats.ts';

type Task = AdvancedCardsPageQuery['tasks'][number];

const maxPeople = 5;

/** The people with the most tasks, and the percentage of their tasks that is completed. */
export function PeopleCard({ tasks }: { tasks: Task[] }) {
  const { t } = useTranslation('dashboards/cards');
  const { formatPercent } = useFormats();
  const tasksByPerson = new Map<string, Task[]>();
  for (const task of tasks) {
    const { fullName } = task.assignee;
    if (fullName) tasksByPerson.set(fullName, [...(tasksByPerson.get(fullName) ?? []), task]);
  }
  const people = [...tasksByPerson.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, maxPeople)
    .flatMap((ownTasks) => (ownTasks[0] ? [{ ...ownTasks[0].assignee, ownTasks }] : []));

  return (
    <Section title={t('people.title')} subtitle={t('people.subtitle')}>
      {people.length === 0 ? (
        <Text c="dimmed" m="auto">
          {t('people.none')}
        </Text>
      ) : (
        <Flex component="ul" gap="md" direction="column" justify="space-between" flex={1}>
          {people.map(({ fullName, avatar, ownTasks }, index) => {
            const done = ownTasks.filter(({ isCompleted }) => isCompleted).length;
            const share = Math.round((100 * done) / ownTasks.length);
            return (
              <Flex component="li" gap="md" align="center" mih={40} key={fullName}>
                <PersonAvatar fullName={fullName} avatar={avatar} size={40} isDecorative />
                <Flex
                  component="span"
                  fw={500}
                  direction="column"
                  miw={0}
                  flex={1}
                  className={classes.text}
                >
                  <Link to={todoPath}>
                    <bdi>{fullName}</bdi>
                  </Link>
                  <Text component="small" size="caption" c="dimmed" fw={400}>
                    {t('people.done', { done, count: ownTasks.length })}
                  </Text>
                </Flex>
                <bdi className={classes.figure} aria-hidden>
                  {formatPercent(share)}
                </bdi>
                <Gauge
                  percent={share}
                  text={formatPercent(share)}
                  label={fullName}
                  size={32}
                  color={index}
                />
              </Flex>
            );
          })}
        </Flex>
      )}
    </Section>
  );
}
