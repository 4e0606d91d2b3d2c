import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/cards/graphql.ts';
import { todoPath } from '../../ui/cards/addresses.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { Gauge } from '../../ui/cards/Gauge.tsx';
import classes from '../../ui/cards/Lines.module.css';
import { useFormats } from '../../ui/cards/useFormats.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';

type Task = AdvancedCardsPageQuery['tasks'][number];

const mostPeople = 5;

/** The people with the most tasks, and how many of them are completed. */
export function PeopleCard({ tasks }: { tasks: Task[] }) {
  const { t } = useTranslation('cards');
  const { percent } = useFormats();
  const byPerson = new Map<string, Task[]>();
  for (const task of tasks) {
    const { fullName } = task.assignee;
    if (fullName) byPerson.set(fullName, [...(byPerson.get(fullName) ?? []), task]);
  }
  const people = [...byPerson.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, mostPeople)
    .flatMap((own) => (own[0] ? [{ ...own[0].assignee, own }] : []));

  return (
    <Card title={t('people.title')} lead={t('people.lead')}>
      {people.length === 0 ? (
        <p className={classes.empty}>{t('people.none')}</p>
      ) : (
        <ul className={classes.lines}>
          {people.map(({ fullName, avatar, own }, index) => {
            const done = own.filter(({ isCompleted }) => isCompleted).length;
            const share = Math.round((100 * done) / own.length);
            return (
              <li key={fullName}>
                <PersonAvatar fullName={fullName} avatar={avatar} size={40} isDecorative />
                <span className={classes.text}>
                  <Link to={todoPath}>
                    <bdi>{fullName}</bdi>
                  </Link>
                  <small>{t('people.done', { done, count: own.length })}</small>
                </span>
                <bdi className={classes.figure} aria-hidden>
                  {percent(share)}
                </bdi>
                <Gauge
                  percent={share}
                  text={percent(share)}
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
