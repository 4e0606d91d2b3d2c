import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { todoPath } from './cards/addresses.ts';
import { Card } from './cards/Card.tsx';
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
    <Card title={t('people.title')} subtitle={t('people.subtitle')}>
      {people.length === 0 ? (
        <p className={classes.empty}>{t('people.none')}</p>
      ) : (
        <ul className={classes.lines}>
          {people.map(({ fullName, avatar, ownTasks }, index) => {
            const done = ownTasks.filter(({ isCompleted }) => isCompleted).length;
            const share = Math.round((100 * done) / ownTasks.length);
            return (
              <li key={fullName}>
                <PersonAvatar fullName={fullName} avatar={avatar} size={40} isDecorative />
                <span className={classes.text}>
                  <Link to={todoPath}>
                    <bdi>{fullName}</bdi>
                  </Link>
                  <small>{t('people.done', { done, count: ownTasks.length })}</small>
                </span>
                <bdi className={classes.figure} aria-hidden>
                  {formatPercent(share)}
                </bdi>
                <Gauge
                  percent={share}
                  text={formatPercent(share)}
                  label={fullName}
                  size={28}
                  color={index}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
