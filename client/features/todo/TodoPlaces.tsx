import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useTodoPlacesQuery } from '../../gql/todo/hooks.ts';
import { icons } from './icons.ts';
import { filterNames, type PlaceName, tagNames } from './places.ts';
import classes from './TodoPlaces.module.css';

/** The parts of the board, each with how many tasks it holds. */
export function TodoPlaces() {
  const { t, i18n } = useTranslation('todo');
  const { data } = useTodoPlacesQuery({ fetchPolicy: 'cache-and-network' });
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);

  // On narrow screens the places scroll sideways; the current one must not be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which link is current
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);

  const linkTo = (name: PlaceName, to: string) => {
    const Icon = icons[name];
    const total = data?.[name].total;

    return (
      <li key={name}>
        <NavLink to={to} end className={classes.place} data-place={name}>
          <Icon className={classes.icon} size={18} stroke={1.7} aria-hidden />
          <span className={classes.name}>{t(`place.${name}`)}</span>
          {total !== undefined && (
            <span className={classes.count}>
              {total.toLocaleString(i18n.language)}
              <span className="fd-sr-only"> {t('tasks', { count: total })}</span>
            </span>
          )}
        </NavLink>
      </li>
    );
  };

  return (
    <nav ref={nav} className={classes.places} aria-label={t('places')}>
      <ul className={classes.list}>
        {linkTo('all', '/apps/todo')}
        {filterNames.map((name) => linkTo(name, `/apps/todo/${name}`))}
      </ul>
      <h2 className={classes.heading}>{t('tags')}</h2>
      <ul className={classes.list}>
        {tagNames.map((name) => linkTo(name, `/apps/todo/tag/${name}`))}
      </ul>
    </nav>
  );
}
