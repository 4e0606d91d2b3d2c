import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { EmailPlacesQuery } from '../../gql/email/graphql.ts';
import { useEmailPlacesQuery } from '../../gql/email/hooks.ts';
import classes from './EmailPlaces.module.css';
import { icons } from './icons.ts';
import { folderNames, labelNames, nameOf, type PlaceName, pathOf } from './places.ts';

/** The folders and labels, each with its number: what is unread in the inbox and the spam, else all. */
export function EmailPlaces() {
  const { t, i18n } = useTranslation('email');
  const { data } = useEmailPlacesQuery({ fetchPolicy: 'cache-and-network' });
  const current = nameOf(useParams());
  const nav = useRef<HTMLElement>(null);

  // On narrow screens the places scroll sideways; the current one must not be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place decides which link is current
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  const linkTo = (name: PlaceName) => {
    const Icon = icons[name];
    const number = data ? numberOf(data, name) : 0;
    const isUnread = name === 'inbox' || name === 'spam';

    return (
      <li key={name}>
        <Link
          to={pathOf(name)}
          className={classes.place}
          data-place={name}
          aria-current={name === current ? 'page' : undefined}
        >
          <Icon className={classes.icon} size={18} stroke={1.7} aria-hidden />
          <span className={classes.name}>{t(`place.${name}`)}</span>
          {number > 0 && (
            <span className={classes.count} data-unread={isUnread || undefined}>
              {number.toLocaleString(i18n.language)}
              <span className="fd-sr-only">
                {' '}
                {t(isUnread ? 'unreadMails' : 'mails', { count: number })}
              </span>
            </span>
          )}
        </Link>
      </li>
    );
  };

  return (
    <nav ref={nav} className={classes.places} aria-label={t('places')}>
      <ul className={classes.list}>{folderNames.map(linkTo)}</ul>
      <h2 className={classes.heading}>{t('labels')}</h2>
      <ul className={classes.list}>{labelNames.map(linkTo)}</ul>
    </nav>
  );
}

function numberOf({ counts, ...totals }: EmailPlacesQuery, name: PlaceName): number {
  if (name === 'inbox' || name === 'draft' || name === 'spam') return counts[name];
  return totals[name].total;
}
